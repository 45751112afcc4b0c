import type { Page } from '../book.ts';
import { contains, grow, overlaps } from '../drawing/box.ts';
import type { Box } from '../drawing/tree.ts';
import { SAFE, SMALLEST_POINTS } from './measures.ts';
import { crosses } from './place-balloons.ts';
import { readsBefore } from './reading-order.ts';

/** A mistake for which an editor would reject a page. */
export interface BrokenRule {
  /** Number of the page; 0 is the cover. */
  page: number;
  rule: 'safe area' | 'faces' | 'tails' | 'words over words' | 'reading order' | 'type';
  /** What is wrong, for staff. */
  message: string;
}

/** A tail ends so near a head that it shows who speaks. */
const AT_MOUTH = 40;
/** Outlines and shadows of words may touch what the words may not. */
const TOUCH = 12;

/**
 * Checks a page by the positions of its parts: lettering over faces or other letters, outside the safe area, in the wrong
 * reading order, or too small, and balloons whose tail ends in the air.
 */
export function brokenRules({ boxes, number: page }: Pick<Page, 'boxes' | 'number'>): BrokenRule[] {
  const broken: BrokenRule[] = [];
  const rule = (holds: boolean, rule: BrokenRule['rule'], message: string): void => {
    if (!holds) broken.push({ page, rule, message });
  };
  const lettered = [...boxes.balloons, ...boxes.captions, ...boxes.effects];
  for (const face of boxes.faces) {
    const hidden = [...lettered, ...boxes.words].some((box) => overlaps(grow(box, -1), face));
    rule(!hidden, 'faces', `words lie over the face at ${where(face)}`);
    for (const [root, tip] of boxes.tails) {
      const inside = contains(face, { x: tip[0], y: tip[1], width: 0, height: 0 });
      rule(
        !inside && !crosses(root, tip, face),
        'faces',
        `a balloon’s tail crosses the face at ${where(face)}`,
      );
    }
  }
  for (const [, [x, y]] of boxes.tails)
    rule(
      boxes.heads.some((head) => contains(grow(head, AT_MOUTH), { x, y, width: 0, height: 0 })),
      'tails',
      `a balloon’s tail ends in the air at ${where({ x, y, width: 0, height: 0 })}`,
    );
  for (const box of [...boxes.balloons, ...boxes.captions, ...boxes.words])
    rule(contains(SAFE, grow(box, -TOUCH)), 'safe area', `words leave the safe area at ${where(box)}`);
  lettered.forEach((box, index) => {
    const other = lettered.slice(index + 1).find((next) => overlaps(grow(box, -1), grow(next, -1)));
    rule(!other, 'words over words', `words lie over words at ${where(box)}`);
  });
  for (const told of boxes.told)
    told.forEach((box, index) => {
      const early = told.slice(index + 1).find((later) => readsBefore(later, box));
      rule(!early, 'reading order', `words at ${early && where(early)} are read before what comes first`);
    });
  rule(
    boxes.smallestPoints >= SMALLEST_POINTS - 1e-6,
    'type',
    `type of ${boxes.smallestPoints.toFixed(1)} pt`,
  );
  return broken;
}

/** A position in millimetres from the page's upper left corner. */
function where({ x, y, width, height }: Box): string {
  return `${Math.round((x + width / 2) / 10)}/${Math.round((y + height / 2) / 10)} mm`;
}
