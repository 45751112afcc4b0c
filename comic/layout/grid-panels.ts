import type { Panel, Row } from '../book.ts';
import { boxAround } from '../drawing/path.ts';
import type { Box, Point } from '../drawing/tree.ts';
import { BLEED, SAFE } from './measures.ts';

export interface PanelFrame {
  panel: Panel;
  /** Corners clockwise from the upper left. */
  corners: readonly [Point, Point, Point, Point];
  /** The box round the corners. */
  box: Box;
  /** The biggest upright rectangle between the corners, inside the safe area. Words go here. */
  inner: Box;
  /** Whether the frame runs off the paper on any side. */
  bleed: boolean;
}

const GUTTER = 30;
/** The area of the panels. The space below it is for the page number. */
const BLOCK: Box = { x: 92, y: 92, width: 1916, height: 1836 };
/** Past the bleed, so that no frame line shows at the edge of the paper. */
const OFF = BLEED + 14;

/** Divides the page into rows and rows into panels, with slanted gutters of 3 mm. */
export function gridPanels(rows: readonly Row[]): PanelFrame[] {
  const total = rows.reduce((sum, row) => sum + row.height, 0);
  const room = BLOCK.height - GUTTER * (rows.length - 1);
  const frames: PanelFrame[] = [];
  let top = BLOCK.y;
  let slantAbove = 0;
  rows.forEach((row, index) => {
    const first = index === 0;
    const last = index === rows.length - 1;
    const bottom = top + (room * row.height) / total;
    const slant = last ? 0 : (row.slant ?? 0);
    const bleed = row.bleed ?? false;
    const left = bleed ? -OFF : BLOCK.x;
    const right = bleed ? 2100 + OFF : BLOCK.x + BLOCK.width;
    const rowTop = bleed && first ? -OFF : top;
    const rowBottom = bleed && last ? 2100 + OFF : bottom;
    const upper = (x: number): number => rowTop + (bleed && first ? 0 : slantAbove * ((x - 1050) / 1916));
    const lower = (x: number): number => rowBottom + slant * ((x - 1050) / 1916);
    frames.push(...rowFrames(row, left, right, upper, lower, bleed));
    slantAbove = slant;
    top = bottom + GUTTER;
  });
  return frames;
}

function rowFrames(
  row: Row,
  left: number,
  right: number,
  upper: (x: number) => number,
  lower: (x: number) => number,
  bleed: boolean,
): PanelFrame[] {
  const shares = row.panels.reduce((sum, panel) => sum + panel.width, 0);
  const room = right - left - GUTTER * (row.panels.length - 1);
  const frames: PanelFrame[] = [];
  let x = left;
  let leanBefore = 0;
  row.panels.forEach((panel, index) => {
    const end = x + (room * panel.width) / shares;
    const lean = index === row.panels.length - 1 ? 0 : (panel.lean ?? 0);
    const corners = [
      corner(x + leanBefore / 2, upper),
      corner(end + lean / 2, upper),
      corner(end - lean / 2, lower),
      corner(x - leanBefore / 2, lower),
    ] as const;
    frames.push({ panel, corners, box: boxAround(corners), inner: innerBox(corners), bleed });
    leanBefore = lean;
    x = end + GUTTER;
  });
  return frames;
}

function corner(x: number, edge: (x: number) => number): Point {
  return [x, edge(x)];
}

function innerBox([tl, tr, br, bl]: PanelFrame['corners']): Box {
  const pad = 20;
  const left = Math.max(tl[0] + pad, bl[0] + pad, SAFE.x);
  const right = Math.min(tr[0] - pad, br[0] - pad, SAFE.x + SAFE.width);
  const top = Math.max(tl[1] + pad, tr[1] + pad, SAFE.y);
  const bottom = Math.min(bl[1] - pad, br[1] - pad, SAFE.y + SAFE.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
