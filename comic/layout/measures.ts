import type { Box } from '../drawing/tree.ts';

/** Page units are tenths of a millimetre. */
export const TRIM: Box = { x: 0, y: 0, width: 2100, height: 2100 };
export const BLEED = 30;
export const SAFE: Box = { x: 100, y: 100, width: 1900, height: 1900 };
export const SHEET: Box = { x: -BLEED, y: -BLEED, width: 2100 + BLEED * 2, height: 2100 + BLEED * 2 };

const UNITS_PER_POINT = 3.5278;
export const SMALLEST_POINTS = 9;

export function points(units: number): number {
  return units / UNITS_PER_POINT;
}

export function units(pt: number): number {
  return pt * UNITS_PER_POINT;
}
