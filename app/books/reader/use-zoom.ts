import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  atRest,
  LARGEST,
  movedBy,
  type Point,
  READABLE,
  stepFrom,
  type View,
  WHOLE,
  within,
  zoomedAt,
} from './zoom.ts';

/** The longest time between the taps of a double tap, and how far a tap may move. */
const DOUBLE_MS = 320;
const STILL_PX = 14;
/** How far one press of an arrow key moves the view, in pixels. */
const KEY_PX = 90;
const MIDDLE: Point = { x: 0, y: 0 };

export interface Zoom {
  /** The window through which the pages are seen. */
  table: RefObject<HTMLDivElement | null>;
  /** The element in the middle of the window, which is scaled. */
  sheet: RefObject<HTMLDivElement | null>;
  /** 1 shows whole pages. */
  scale: number;
  mayGrow: boolean;
  larger: () => void;
  smaller: () => void;
  whole: () => void;
  /** Moves the view by steps of an arrow key. @returns whether it moved. */
  look: (right: number, down: number) => boolean;
  /** Moves the view to where reading begins. */
  toStart: () => void;
}

/**
 * Enlarges the open pages by buttons, keys, two fingers or a double tap, and moves them by one finger or the
 * mouse. Movements are written straight into the style of the sheet, so that React renders only when the size
 * changes.
 */
export function useZoom(): Zoom {
  const table = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useRef<View>(WHOLE);
  const [scale, setScale] = useState(1);
  const show = (wanted: View, moving = false): boolean => {
    const [window, paper] = [table.current, sheet.current?.firstElementChild];
    if (!window || !sheet.current || !(paper instanceof HTMLElement)) return false;
    const { offsetWidth: width, offsetHeight: height } = paper;
    const next = within(
      wanted,
      { width, height },
      { width: window.clientWidth, height: window.clientHeight },
    );
    const { x, y } = view.current;
    view.current = next;
    sheet.current.style.transform =
      next.scale === 1 ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    sheet.current.classList.toggle('reader-sheet-moving', moving);
    setScale(next.scale);
    return next.x !== x || next.y !== y;
  };
  const to = (wanted: number, at = MIDDLE) => void show(zoomedAt(view.current, wanted, at));
  useFingers(table, {
    zoomed: () => view.current.scale > 1,
    move: (before, after) => void show(movedBy(view.current, before, after), true),
    rest: () => void show(atRest(view.current)),
    doubleTap: (at) => to(view.current.scale > 1 ? 1 : READABLE, at),
  });
  const stay = useEffectEvent(() => void show(view.current));
  useEffect(() => {
    if (!table.current) return;
    const watcher = new ResizeObserver(() => stay());
    watcher.observe(table.current);
    return () => watcher.disconnect();
  }, [table]);
  return {
    table,
    sheet,
    scale,
    mayGrow: scale < LARGEST,
    larger: () => to(stepFrom(view.current.scale, 1)),
    smaller: () => to(stepFrom(view.current.scale, -1)),
    whole: () => void show(WHOLE),
    look: (right, down) => {
      const { x, y } = view.current;
      return show({ ...view.current, x: x - right * KEY_PX, y: y - down * KEY_PX });
    },
    toStart: () => void show({ ...view.current, x: Infinity, y: Infinity }),
  };
}

interface Fingers {
  zoomed: () => boolean;
  move: (before: Point[], after: Point[]) => void;
  rest: () => void;
  doubleTap: (at: Point) => void;
}

/** Reports what fingers and mouse do on the table, in pixels from its middle. */
function useFingers(table: RefObject<HTMLElement | null>, told: Fingers): void {
  const down = useRef(new Map<number, Point>());
  const wandered = useRef(0);
  const tapped = useRef<Point & { when: number }>({ x: 0, y: 0, when: -Infinity });
  const place = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = table.current!.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    if (event.isPrimary) {
      down.current.clear();
      wandered.current = 0;
    }
    down.current.set(event.pointerId, place(event));
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const from = down.current.get(event.pointerId);
    if (!from) return;
    // Lifted outside the table, which got no event of it.
    if (event.buttons === 0) return void down.current.delete(event.pointerId);
    const before = [...down.current.values()];
    const to = place(event);
    down.current.set(event.pointerId, to);
    wandered.current += Math.hypot(to.x - from.x, to.y - from.y);
    if (before.length === 1 && (!told.zoomed() || wandered.current < STILL_PX)) return;
    // With the pointer captured, a drag does not click what it ends over.
    table.current?.setPointerCapture(event.pointerId);
    told.move(before, [...down.current.values()]);
  });
  const lift = useEffectEvent((event: PointerEvent) => {
    const at = down.current.get(event.pointerId);
    const alone = down.current.size === 1 && event.isPrimary;
    if (!at) return;
    down.current.delete(event.pointerId);
    told.rest();
    // A tap on pages that take notes pins a note, so it cannot begin a double tap.
    const still = alone && event.type === 'pointerup' && wandered.current < STILL_PX;
    if (!still || (event.target as Element).closest('.reader-page-pinned')) return;
    const { x, y, when } = tapped.current;
    const twice = event.timeStamp - when < DOUBLE_MS && Math.hypot(at.x - x, at.y - y) < 2 * STILL_PX;
    tapped.current = { ...at, when: twice ? -Infinity : event.timeStamp };
    if (twice) told.doubleTap(at);
  });
  useEffect(() => {
    const target = table.current;
    if (!target) return;
    const leave = new AbortController();
    const { signal } = leave;
    target.addEventListener('pointerdown', (event) => press(event), { signal });
    target.addEventListener('pointermove', (event) => move(event), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      target.addEventListener(end, (event) => lift(event), { signal });
    // Two fingers zoom the page. Without this, the browser would scroll with them.
    const keep = (event: TouchEvent) =>
      event.touches.length > 1 && event.cancelable && event.preventDefault();
    target.addEventListener('touchstart', keep, { signal, passive: false });
    target.addEventListener('touchmove', keep, { signal, passive: false });
    return () => leave.abort();
  }, [table]);
}
