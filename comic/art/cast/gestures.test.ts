import { describe, expect, it } from 'vitest';
import type { Gesture, Item, Story, Supporting } from '../../book.ts';
import { loadStory, shelf } from '../../index.ts';
import { loadedStory } from '../../stories/index.ts';
import { ellipse } from '../../drawing/path.ts';
import { gestures } from './chapal-gestures.ts';
import { drawCast } from './index.ts';

await Promise.all(shelf.map(({ id }) => loadStory(id)));
const stories = shelf.map(({ id }) => loadedStory(id)!);

const drawing = (item: Supporting, { art }: Story): string =>
  JSON.stringify(drawCast({ ...item, holds: undefined }, [0, 0], 1000, 'front', art).node);

const acting = (story: Story): Supporting[] =>
  story.pages
    .flatMap(({ rows }) =>
      rows.flatMap(({ panels }) => panels.flatMap(({ items }): readonly Item[] => items)),
    )
    .filter((item): item is Supporting => 'gesture' in item && item.gesture !== undefined);

describe.each(stories)('$id', (story) => {
  it('gives gestures to those alone whose drawing knows them', () => {
    const idle = acting(story).filter(
      (item) => drawing(item, story) === drawing({ ...item, gesture: undefined }, story),
    );
    expect(idle).toEqual([]);
  });
});

it('shows every gesture that is drawn', () => {
  const shown = new Set(stories.flatMap((story) => acting(story).map(({ gesture }) => gesture)));
  expect((Object.keys(gestures) as Gesture[]).filter((gesture) => !shown.has(gesture))).toEqual([]);
});

const chapalOf = (mirrored: boolean): string =>
  JSON.stringify(loadedStory('hanuman')!.art.cast.chapal!('happy', 9, 'front', undefined, mirrored).nodes);

it('leaves the flower behind the same ear of Chapal when he is mirrored', () => {
  // Mirroring moves what is drawn on the left to the right.
  expect(chapalOf(true)).not.toBe(chapalOf(false));
  expect(chapalOf(true)).toContain(ellipse(-232, -800, 26));
  expect(chapalOf(false)).toContain(ellipse(232, -800, 26));
});
