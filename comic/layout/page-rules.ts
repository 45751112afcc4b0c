import type { Page } from '../book.ts';
import { contains, overlaps } from '../drawing/box.ts';
import type { Box } from '../drawing/tree.ts';
import { crosses } from './place-balloons.ts';

/** What an editor would send back of a finished page, in words: lettering over faces or letters, outside the safe area, too small. */
export function brokenRules({ boxes, number }: Page): string[] {
  const broken: string[] = [];
  const rule = (holds: boolean, what: string): void => {
    if (!holds) broken.push(`page ${number}: ${what}`);
  };
  const lettered = [...boxes.balloons, ...boxes.captions, ...boxes.effects];
  for (const face of boxes.faces) {
    rule(![...lettered, ...boxes.words].some((box) => overlaps(inset(box, 1), face)), 'words over a face');
    for (const [root, tip] of boxes.tails) {
      rule(!contains(face, { x: tip[0], y: tip[1], width: 0, height: 0 }), 'a tail inside a face');
      rule(!crosses(root, tip, face), 'a tail across a face');
    }
  }
  for (const box of [...boxes.balloons, ...boxes.captions, ...boxes.words]) {
    rule(contains(boxes.safe, inset(box, 12)), `words outside the safe area: ${JSON.stringify(box)}`);
  }
  lettered.forEach((box, index) => {
    rule(
      !lettered.slice(index + 1).some((other) => overlaps(inset(box, 1), inset(other, 1))),
      'words over words',
    );
  });
  rule(boxes.smallestPoints >= 9 - 1e-6, `type of ${boxes.smallestPoints} points`);
  return broken;
}

/** Outlines and shadows may touch. */
function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - by * 2, height: box.height - by * 2 };
}
