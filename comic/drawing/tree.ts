/**
 * The display list: everything that is drawn is a tree of these nodes, so that every output (SVG, PDF) shows
 * the same picture. It deliberately has no filters, masks, patterns or blend modes. Lengths are page units
 * (0.1 mm) unless a group scales them. Strokes always have round caps and joins.
 */

export type Point = readonly [x: number, y: number];

/** `a b c d e f` as in SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Stop {
  /** 0..1 */
  at: number;
  colour: string;
  opacity?: number;
}

/** Gradient coordinates are in the user space of the shape that it fills. */
export interface LinearGradient {
  kind: 'linear';
  from: Point;
  to: Point;
  stops: readonly Stop[];
}

export interface RadialGradient {
  kind: 'radial';
  centre: Point;
  radius: number;
  stops: readonly Stop[];
}

/** A flat colour `#rrggbb`, or a gradient. */
export type Paint = string | LinearGradient | RadialGradient;

export interface Shape {
  kind: 'shape';
  /** SVG path data of absolute M, L, C, Q and Z only. It is filled by the non-zero rule. */
  d: string;
  fill?: Paint;
  stroke?: Paint;
  width?: number;
  /** Draws the stroke as round dots this many units apart. The dots start anew with each subpath. */
  dotted?: number;
  opacity?: number;
}

/** The length of a dot in a dotted stroke. It is not 0, because some printers leave such dots out. */
export const DOT = 0.1;

export interface Picture {
  kind: 'picture';
  /** A data URL or same-origin URL. */
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Group {
  kind: 'group';
  children: readonly Node[];
  matrix?: Matrix;
  opacity?: number;
  /** Clip path in the group's own coordinates. Everything outside is hidden. */
  clip?: string;
}

export type Node = Shape | Picture | Group;

/** A rectangle parallel to the axes. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Ink = Omit<Shape, 'kind' | 'd'>;

export function shape(d: string, ink: Ink): Shape {
  demandPath(d);
  return { kind: 'shape', d, ...ink };
}

export function group(children: readonly Node[], options: Omit<Group, 'kind' | 'children'> = {}): Group {
  if (options.clip) demandPath(options.clip);
  return { kind: 'group', children, ...options };
}

/**
 * Checks that a path begins with M. Reading the first character also flattens the string: V8 keeps a string
 * joined from small pieces as a tree, five times as large, until it is read.
 */
function demandPath(d: string): void {
  if (d !== '' && d.charCodeAt(0) !== 77) throw new TypeError(`Path data begins with M: ${d.slice(0, 20)}`);
}

/** Moves, then turns (degrees, clockwise), then scales. */
export function place(x: number, y: number, degrees = 0, scale = 1, scaleY = scale): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [cos * scale, sin * scale, -sin * scaleY, cos * scaleY, x, y];
}

export function apply(matrix: Matrix, [x, y]: Point): Point {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The matrix that applies `inner`, then `outer`. */
export function product(outer: Matrix, inner: Matrix): Matrix {
  const [x, y] = apply(outer, [inner[4], inner[5]]);
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    x,
    y,
  ];
}

export function linear(from: Point, to: Point, ...colours: readonly (string | Stop)[]): LinearGradient {
  return { kind: 'linear', from, to, stops: spread(colours) };
}

export function radial(
  centre: Point,
  radius: number,
  ...colours: readonly (string | Stop)[]
): RadialGradient {
  return { kind: 'radial', centre, radius, stops: spread(colours) };
}

function spread(colours: readonly (string | Stop)[]): Stop[] {
  return colours.map((colour, index) =>
    typeof colour === 'string'
      ? { at: colours.length < 2 ? 0 : index / (colours.length - 1), colour }
      : colour,
  );
}
