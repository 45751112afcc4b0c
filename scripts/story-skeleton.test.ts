import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shelf } from '../comic/index.ts';
import { leftOfSkeleton, storyLines, storySkeleton } from './story-skeleton.ts';

const begun = storySkeleton('night-post');

describe('what is left of a skeleton', () => {
  it('is said of every page that nobody has told, and of the front and the end', () => {
    const left = leftOfSkeleton('night-post', (file) => begun[file]);
    for (let page = 1; page <= 20; page += 1)
      expect(left.filter((finding) => finding.startsWith(`page-${page}.ts `))).toHaveLength(1);
    expect(left.filter((finding) => finding.startsWith('story.ts '))).toHaveLength(6);
  });

  it('is nothing where the words are new, though the drawing is not', () => {
    const told = begun['page-7.ts']!.replace(/en: '.*'/, "en: 'Out it came, soft as a roti.'");
    const left = leftOfSkeleton('night-post', (file) => (file === 'page-7.ts' ? told : undefined));
    expect(left).toEqual([]);
  });

  it.each(shelf.map(({ id }) => id))('is nothing in %s', (id) => {
    const here = (file: string): string => readFileSync(`comic/stories/${id}/${file}`, 'utf8');
    expect(leftOfSkeleton(id, here)).toEqual([]);
  });
});

it('names a story where the stories are named', () => {
  const shelved = readFileSync('comic/stories/index.ts', 'utf8');
  for (const id of ['thor', 'space-explorer'])
    expect(shelved).toContain(storyLines(id).split('\n').at(-1)!.trim());
});
