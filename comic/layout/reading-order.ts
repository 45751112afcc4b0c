import type { Box } from '../drawing/tree.ts';

/** Words that share more of the lower one's height stand side by side. */
const BESIDE = 0.2;

/** Whether an eye that reads from left to right and from top to bottom comes to `one` before `other`. */
export function readsBefore(one: Box, other: Box): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) * BESIDE ? one.x < other.x : one.y < other.y;
}
