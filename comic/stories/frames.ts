import type { PagePlan, Scene, Story } from '../book.ts';
import { poses } from '../art/hero/poses.ts';
import { panelsOf } from './check-story.ts';

/** How a picture is seen. */
const FRAMES = ['eye level', 'low', 'worm', 'high', 'bird', 'close-up', 'from behind', 'far'] as const;
type Frame = (typeof FRAMES)[number];

/** From this zoom on a picture shows a part of somebody or something. */
const NEAR = 1.5;
/** A hero with a smaller head than this share of the picture stands in a large world. */
const TINY = 0.13;

/** How a picture is seen: by its angle, else by its nearness, else by how the hero stands in it. */
function frameOf({ camera, items, place }: Scene): Frame {
  if (camera && 'angle' in camera) return camera.angle;
  if ((camera && camera.zoom >= NEAR) || place.endsWith('Burst')) return 'close-up';
  const hero = items.find((item) => 'who' in item && item.who === 'hero');
  if (!hero || !('pose' in hero)) return 'eye level';
  if ('back' in poses[hero.pose]) return 'from behind';
  return hero.size < TINY ? 'far' : 'eye level';
}

/** How many of a story's pictures are seen how. */
export function framesOf({ pages }: Story): Record<Frame, number> {
  const all = pages.flatMap(panelsOf).map(frameOf);
  return Object.fromEntries(
    FRAMES.map((frame) => [frame, all.filter((each) => each === frame).length]),
  ) as Record<Frame, number>;
}

/** The pages that a reader sees together: the first stands beside the dedication, the others in pairs. */
function spreadsOf({ pages }: Story): PagePlan[][] {
  const pairs = pages
    .slice(1)
    .flatMap((page, i, rest) => (i % 2 === 0 ? [[page, ...rest.slice(i + 1, i + 2)]] : []));
  return [[pages[0]!], ...pairs];
}

/** Numbers of the spreads whose pictures are all seen from the height of the hero's eyes. */
export function levelSpreads(story: Story): number[] {
  return spreadsOf(story).flatMap((spread, i) =>
    spread.flatMap(panelsOf).every((panel) => ['eye level', 'close-up'].includes(frameOf(panel))) ? [i] : [],
  );
}

/** The least distance in pages between two pictures that are set up alike. */
const APART = 4;

/** Pictures of one place, seen alike, with the same people in the same poses, within four pages: "3 and 5: kitchen". */
export function repeatedSetUps({ pages }: Story): string[] {
  const seen = pages.flatMap((page, number) =>
    panelsOf(page).map((panel) => ({ number: number + 1, place: panel.place, key: setUpOf(panel) })),
  );
  return seen.flatMap((first, i) =>
    seen
      .slice(i + 1)
      .filter(({ key, number }) => key === first.key && number - first.number < APART)
      .map(({ number }) => `${first.number} and ${number}: ${first.place}`),
  );
}

function setUpOf(panel: Scene): string {
  const people = panel.items.map((item) =>
    'thing' in item
      ? item.thing
      : item.who === 'hero'
        ? `hero ${item.pose} ${item.face}`
        : `${item.who} ${item.mood}`,
  );
  return [panel.place, frameOf(panel), ...people.toSorted()].join(' ');
}
