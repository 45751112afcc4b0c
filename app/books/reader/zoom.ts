/** How the open pages are seen: so much larger, and so far from the middle of their window in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;
/** What a double tap goes to: on a phone, lettering of a printed page's size. */
export const READABLE = 2.5;
const STEPS = [1, 1.5, READABLE, LARGEST];
/** Fingers that leave it so small want the whole page. */
const NEARLY_WHOLE = 1.08;

/** The next step up or down from wherever fingers left it. */
export function stepFrom(scale: number, way: 1 | -1): number {
  const further = STEPS.filter((step) => (step - scale) * way > 0.01);
  return (way === 1 ? further[0] : further.at(-1)) ?? scale;
}

/** Larger or smaller, with what lies under a point where it is; points are told from the middle of the window. */
export function zoomedAt({ scale, x, y }: View, wanted: number, at: Point): View {
  const larger = Math.min(LARGEST, Math.max(1, wanted));
  const share = larger / scale;
  return { scale: larger, x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share };
}

/** What one finger moves, or two that also draw apart. */
export function movedBy(view: View, before: readonly Point[], after: readonly Point[]): View {
  const [from, to] = [middleOf(before), middleOf(after)];
  const apart = spreadOf(before);
  const zoomed = apart > 0 ? zoomedAt(view, (view.scale * spreadOf(after)) / apart, from) : view;
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

/** No paper ends inside the window that could fill it; what is smaller lies in the middle. */
export function within({ scale, x, y }: View, paper: Size, window: Size): View {
  const held = (way: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2);
    return Math.min(most, Math.max(-most, way));
  };
  return {
    scale,
    x: held(x, paper.width, window.width),
    y: held(y, paper.height, window.height),
  };
}

/** Where fingers that are lifted leave it. */
export const atRest = (view: View): View => (view.scale < NEARLY_WHOLE ? WHOLE : view);

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
