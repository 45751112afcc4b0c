import { INK, light } from '../../drawing/colour.ts';
import { ellipse, num, rect } from '../../drawing/path.ts';
import { between, type Random } from '../../drawing/random.ts';
import { shape, type Box, type Node } from '../../drawing/tree.ts';

interface Row {
  wall: string;
  /** Colour of the windows and of the side away from the sun. */
  dark: string;
  lit: string;
  /** Greatest height, as a share of the area's height. */
  rise: number;
  /** Width of the contour; 0 for a far row without lines. */
  ink: number;
}

/** A row of old houses by day: flat roofs, onion domes, temple towers, bay windows with little roofs. */
export function skylineOf(
  { x, y, width, height }: Box,
  base: number,
  random: Random,
  { wall, dark, lit, rise, ink }: Row,
): Node[] {
  const nodes: Node[] = [];
  const line = ink ? { stroke: INK, width: ink } : {};
  const unit = Math.min(width, height * 1.3);
  for (let left = x - 40; left < x + width + 20;) {
    const wide = unit * between(random, 0.07, 0.12);
    const top = base - height * rise * between(random, 0.35, 1);
    const middle = left + wide / 2;
    const kind = random();
    nodes.push(...roof(kind, middle, top, wide, wall, lit, line));
    nodes.push(
      shape(rect(left, top, wide, y + height + 30 - top), { fill: wall, ...line }),
      shape(rect(left + wide * 0.7, top, wide * 0.3, y + height + 30 - top), { fill: dark, opacity: 0.5 }),
      shape(rect(left - 5, top - 4, wide + 10, 13, 4), { fill: light(wall, 0.3), ...line }),
    );
    const rowGap = unit * 0.046;
    const size = unit * 0.016;
    let windows = '';
    for (let wy = top + rowGap * 0.7; wy < base + height * 0.06; wy += rowGap) {
      for (const k of [0.24, 0.5, 0.76]) {
        const wx = left + wide * k;
        windows += `M${num(wx - size * 0.6)} ${num(wy + size)}L${num(wx - size * 0.6)} ${num(wy - size * 0.2)}Q${num(wx)} ${num(wy - size * 1.3)} ${num(wx + size * 0.6)} ${num(wy - size * 0.2)}L${num(wx + size * 0.6)} ${num(wy + size)}Z`;
      }
    }
    nodes.push(shape(windows, { fill: dark, opacity: 0.85 }));
    if (kind > 0.4) nodes.push(...balcony(middle, top + rowGap * 1.7, wide * 0.46, lit, dark, line));
    left += wide + between(random, -2, 10);
  }
  return nodes;
}

type Line = { stroke?: string; width?: number };

function roof(
  kind: number,
  middle: number,
  top: number,
  wide: number,
  wall: string,
  lit: string,
  line: Line,
): Node[] {
  if (kind < 0.3) {
    const r = wide * 0.4;
    const dome = `M${num(middle - r)} ${num(top)}C${num(middle - r * 1.3)} ${num(top - r)} ${num(middle - r * 0.3)} ${num(top - r * 1.2)} ${num(middle)} ${num(top - r * 1.9)}C${num(middle + r * 0.3)} ${num(top - r * 1.2)} ${num(middle + r * 1.3)} ${num(top - r)} ${num(middle + r)} ${num(top)}Z`;
    return [
      shape(dome, { fill: light(wall, 0.25), ...line }),
      shape(ellipse(middle, top - r * 1.95, wide * 0.035), { fill: lit, ...line }),
    ];
  }
  if (kind < 0.48) {
    const half = wide * 0.34;
    const tower = `M${num(middle - half)} ${num(top)}C${num(middle - half)} ${num(top - wide * 0.7)} ${num(middle - half * 0.3)} ${num(top - wide * 0.9)} ${num(middle)} ${num(top - wide * 1.15)}C${num(middle + half * 0.3)} ${num(top - wide * 0.9)} ${num(middle + half)} ${num(top - wide * 0.7)} ${num(middle + half)} ${num(top)}Z`;
    return [
      shape(tower, { fill: light(wall, 0.15), ...line }),
      shape(
        `M${num(middle)} ${num(top - wide * 1.1)}L${num(middle)} ${num(top - wide * 1.4)}L${num(middle + wide * 0.22)} ${num(top - wide * 1.3)}L${num(middle)} ${num(top - wide * 1.22)}`,
        { fill: lit, stroke: line.stroke ?? wall, width: line.width ?? 4 },
      ),
    ];
  }
  if (kind < 0.7)
    return [
      shape(rect(middle - wide * 0.2, top - wide * 0.34, wide * 0.4, wide * 0.36, 8), {
        fill: light(wall, 0.2),
        ...line,
      }),
    ];
  return [];
}

function balcony(x: number, y: number, wide: number, lit: string, dark: string, line: Line): Node[] {
  const half = wide / 2;
  return [
    shape(rect(x - half, y, wide, wide * 0.8), { fill: lit, ...line }),
    shape(
      `M${num(x - half * 0.6)} ${num(y + wide * 0.72)}L${num(x - half * 0.6)} ${num(y + wide * 0.3)}Q${num(x)} ${num(y - wide * 0.06)} ${num(x + half * 0.6)} ${num(y + wide * 0.3)}L${num(x + half * 0.6)} ${num(y + wide * 0.72)}Z`,
      { fill: dark },
    ),
    shape(
      `M${num(x - half * 1.3)} ${num(y)}L${num(x - half * 0.8)} ${num(y - wide * 0.28)}L${num(x + half * 0.8)} ${num(y - wide * 0.28)}L${num(x + half * 1.3)} ${num(y)}Z`,
      { fill: light(dark, 0.25), ...line },
    ),
    shape(rect(x - half * 1.2, y + wide * 0.74, wide * 1.2, wide * 0.2, 4), {
      fill: light(dark, 0.35),
      ...line,
    }),
  ];
}
