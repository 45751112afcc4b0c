import type { Box } from '../drawing/tree.ts';

/**
 * Words stand side by side when they overlap vertically by more than this share of the height of the smaller
 * one.
 */
const BESIDE = 0.2;

/** Whether a reader, going from left to right and from top to bottom, reads `one` before `other`. */
export function readsBefore(one: Box, other: Box): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) * BESIDE ? one.x < other.x : one.y < other.y;
}
