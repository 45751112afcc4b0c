/** How the open pages are seen: their scale, and their distance from the middle of their window in pixels. */
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
/** The scale that a double tap goes to. On a phone, it shows lettering at the size of a printed page. */
export const READABLE = 2.5;
const STEPS = [1, 1.5, READABLE, LARGEST];
/** Below this scale, fingers that are lifted are taken to want the whole page. */
const NEARLY_WHOLE = 1.08;

/** The next step of the zoom, up or down, from any scale at which fingers left it. */
export function stepFrom(scale: number, way: 1 | -1): number {
  const further = STEPS.filter((step) => (step - scale) * way > 0.01);
  return (way === 1 ? further[0] : further.at(-1)) ?? scale;
}

/**
 * Zooms in or out and keeps what lies under a point in its place. Points count from the middle of the window.
 */
export function zoomedAt({ scale, x, y }: View, wanted: number, at: Point): View {
  const larger = Math.min(LARGEST, Math.max(1, wanted));
  const share = larger / scale;
  return { scale: larger, x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share };
}

/** The view after one finger has moved it, or two fingers have also spread or pinched it. */
export function movedBy(view: View, before: readonly Point[], after: readonly Point[]): View {
  const [from, to] = [middleOf(before), middleOf(after)];
  const apart = spreadOf(before);
  const zoomed = apart > 0 ? zoomedAt(view, (view.scale * spreadOf(after)) / apart, from) : view;
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

/**
 * Keeps the view within bounds: paper larger than the window always fills it, and smaller paper lies in the
 * middle.
 */
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

/** The view after the fingers are lifted. */
export const atRest = (view: View): View => (view.scale < NEARLY_WHOLE ? WHOLE : view);

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
