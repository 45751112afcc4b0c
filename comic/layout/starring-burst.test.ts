import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../book.ts';
import { corners, moveBox } from '../drawing/box.ts';
import { pathBox } from '../drawing/path.ts';
import type { Box, Node } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { loadLettering } from '../lettering/load-lettering.ts';
import { fontBytes } from '../node-fonts.ts';
import { HOSTILE_NAMES } from '../sample-heroes.ts';
import { loadedStory, loadStory, shelf } from '../stories/index.ts';
import { points, SMALLEST_POINTS } from './measures.ts';
import { BURST_ROOM, nameInBurst, starringBurst } from './starring-burst.ts';

const stories = shelf.map(({ id }) => id);
let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await Promise.all(stories.map(loadStory));
});

function inkOf(node: Node): Box[] {
  if (node.kind === 'picture') return [];
  if (node.kind === 'shape') return [pathBox(node.d)];
  const inner = node.children.flatMap(inkOf);
  return node.matrix ? inner.map((box) => moveBox(box, node.matrix!)) : inner;
}

/** How far the words reach from the middle of the burst. */
function reach(starring: Parameters<typeof starringBurst>[0], name: string, language: Language): number {
  const [burst] = starringBurst(starring, { name, language }, lettering).nodes;
  if (burst?.kind !== 'group') throw new Error('A burst is a group.');
  const [, , , ...words] = burst.children;
  return Math.max(
    ...words
      .flatMap(inkOf)
      .flatMap(corners)
      .map(([x, y]) => Math.hypot(x, y)),
  );
}

describe.each(stories)('the burst on the cover of %s', (story) => {
  it.each(LANGUAGES)('holds all its words in %s, whatever the name', (language) => {
    const { starring } = loadedStory(story)!.cover;
    for (const name of [...HOSTILE_NAMES, 'Christopher', 'Venkatanarasimha'])
      expect
        .soft(reach(starring, lettering.readable(name, 'display') || 'Hero', language), name)
        .toBeLessThanOrEqual(BURST_ROOM);
  });
});

describe('a long name in the burst', () => {
  it.each([
    'Venkatanarasimharaju',
    'Venkatanarasimharajuvari',
    'Venkatanarasimharajuvaripetaa',
    'Lakshminarayanan Subramaniam',
    'Anne-Marie Venkatanarasimharaju',
    'Śrī-Lakshmī d’Souza',
    'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
    'क्षितिजनारायणश्रीवास्तवराजकुमार',
  ])('cuts %s only at the ends of lines, into even pieces, and stays readable', (name) => {
    const { lines, size } = nameInBurst(name, lettering);
    expect(lines.filter((line) => /- /.test(line))).toEqual([]);
    const lengths = lines.map((line) => line.length);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
    expect(points(size)).toBeGreaterThanOrEqual(SMALLEST_POINTS);
  });

  it('stays readable, whatever was typed', () => {
    const typed = 'ऴ{name}h …EZ―ध$& ―</svg>mľ $&Ğ $&LŃ&amp;';
    expect(points(nameInBurst(typed, lettering).size)).toBeGreaterThanOrEqual(SMALLEST_POINTS);
  });
});
