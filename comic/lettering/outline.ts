import { at, boxAround } from '../drawing/path.ts';
import type { Box, Point } from '../drawing/tree.ts';
import type { Line } from './lettering.ts';

/** Path data of a line with its baseline starting at (x, y). `warp` may move every point of the page. */
export function outline(
  line: Line,
  x: number,
  y: number,
  size: number,
  warp?: (point: Point) => Point,
): string {
  let d = '';
  for (const glyph of line.glyphs) {
    const toPage = ([px, py]: Point): Point => {
      const point: Point = [x + (glyph.x + px) * size, y + (glyph.y + py) * size];
      return warp ? warp(point) : point;
    };
    let from: Point = [0, 0];
    for (const [letter, ...points] of glyph.outline) {
      if (letter === 'Z') d += 'Z';
      else if (letter === 'L' && warp) d += bentLine(from, points[0]!, toPage);
      else d += letter + points.map((point) => at(toPage(point))).join(' ');
      from = points.at(-1) ?? from;
    }
  }
  return d;
}

/** The box of what `outline` would draw, control points included, without drawing it. */
export function outlineBox(
  line: Line,
  x: number,
  y: number,
  size: number,
  warp: (point: Point) => Point,
): Box {
  const points = line.glyphs.flatMap((glyph) =>
    glyph.outline.flatMap(([, ...run]) =>
      run.map(([px, py]) => warp([x + (glyph.x + px) * size, y + (glyph.y + py) * size])),
    ),
  );
  return boxAround(points);
}

/** Straight stems must bend with the letter: each becomes short pieces. */
function bentLine(from: Point, to: Point, toPage: (point: Point) => Point): string {
  const pieces = Math.max(1, Math.min(6, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.14)));
  let d = '';
  for (let i = 1; i <= pieces; i++) {
    const k = i / pieces;
    d += `L${at(toPage([from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k]))}`;
  }
  return d;
}
