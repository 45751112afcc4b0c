import { at, boxAround } from '../drawing/path.ts';
import type { Box, Point } from '../drawing/tree.ts';
import type { Command, Line } from './lettering.ts';

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
    const toPage = (point: Point): Point => {
      const moved: Point = [x + (glyph.x + point[0]) * size, y + (glyph.y + point[1]) * size];
      return warp ? warp(moved) : moved;
    };
    let from: Point = [0, 0];
    for (const command of glyph.outline) {
      const to = (command[0] === 'Z' ? from : command.at(-1)) as Point;
      if (command[0] === 'L' && warp) d += bentLine(from, to, toPage);
      else d += drawn(command, toPage);
      from = to;
    }
  }
  return d;
}

function drawn(command: Command, toPage: (point: Point) => Point): string {
  let d: string = command[0];
  for (let i = 1; i < command.length; i++) d += (i > 1 ? ' ' : '') + at(toPage(command[i] as Point));
  return d;
}

/** The box of the path that `outline` would return, control points included, without making the path. */
export function outlineBox(
  line: Line,
  x: number,
  y: number,
  size: number,
  warp: (point: Point) => Point,
): Box {
  const points: Point[] = [];
  for (const glyph of line.glyphs)
    for (const command of glyph.outline)
      for (let i = 1; i < command.length; i++) {
        const point = command[i] as Point;
        points.push(warp([x + (glyph.x + point[0]) * size, y + (glyph.y + point[1]) * size]));
      }
  return boxAround(points);
}

/** A straight line as short pieces, because stems must bend with the warp. */
function bentLine(from: Point, to: Point, toPage: (point: Point) => Point): string {
  const pieces = Math.max(1, Math.min(6, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.14)));
  let d = '';
  for (let i = 1; i <= pieces; i++) {
    const k = i / pieces;
    d += `L${at(toPage([from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k]))}`;
  }
  return d;
}
