import { beforeAll, expect, it } from 'vitest';
import { asDrawn } from '../art/hero/head.ts';
import type { Pose } from '../art/hero/pose.ts';
import { poses } from '../art/hero/poses.ts';
import { grow, overlaps } from '../drawing/box.ts';
import type { Box } from '../drawing/tree.ts';
import { loadBook, shelf } from '../index.ts';
import { HERO_KINDS } from '../sample-heroes.ts';
import { loadedStory } from '../stories/index.ts';
import { castChoices } from './cast-choices.ts';
import { gridPanels } from './grid-panels.ts';
import { TRIM } from './measures.ts';
import type { Presence } from './place-balloons.ts';
import { stage, type Company } from './stage.ts';

/** The heroes whose heads reach furthest from the face: round, high and hanging hair, and cloth. */
const LARGE = ['large hair', 'likeness 2', 'likeness 3', 'likeness 4', 'likeness 10'];
const stories = shelf.map(({ id }) => id);
beforeAll(async () => {
  await Promise.all(stories.map((story) => loadBook({ story, language: 'en' })));
});

it.each(stories)('%s: large hair lies over nobody’s face, and nobody’s face over the hero’s', (id) => {
  const crowded: string[] = [];
  for (const kind of LARGE) {
    const story = castChoices(loadedStory(id)!, { favourites: {}, wheelchair: false });
    const company: Company = {
      ...story,
      hero: asDrawn(HERO_KINDS[kind]!.hero),
      initial: '',
      favourites: {},
      wheelchair: undefined,
    };
    story.pages.forEach(({ rows }, page) =>
      gridPanels(rows).forEach(({ box, panel }) => {
        const { present } = stage(panel, box, seen(box), company);
        const faceless = panel.items.some((item) => 'pose' in item && (poses[item.pose] as Pose).back);
        present.forEach((front, index) => {
          for (const behind of present.slice(0, index))
            if ((front.who === 'hero' || (behind.who === 'hero' && !faceless)) && hides(front, behind))
              crowded.push(`page ${page + 1}: ${front.who} over ${behind.who}, ${kind}`);
        });
      }),
    );
  }
  expect(crowded).toEqual([]);
});

/** The part of a box that lies on the trimmed page. */
function seen({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
  return {
    x: left,
    y: top,
    width: Math.min(x + width, TRIM.width) - left,
    height: Math.min(y + height, TRIM.height) - top,
  };
}

/**
 * Whether one head hides another. Heads are round and faces have no corners, so a tenth of each may overlap.
 */
function hides(front: Presence, behind: Presence): boolean {
  const over = front.who === 'hero' ? grow(front.head, -0.12 * front.head.width) : front.face;
  return overlaps(over, grow(behind.face, -0.1 * behind.face.width));
}
