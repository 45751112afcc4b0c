import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** A swipe that starts this near to the left edge, in pixels, belongs to the side menu. */
const MENU_EDGE = 50;
const SHORTEST_SWIPE = 45;
/** Elements that have their own use for arrow keys. */
const OWN_KEYS = [
  'input, textarea, select, audio, video, [contenteditable], dialog, [role="dialog"]',
  '[role="tab"], [role="radio"], [role="slider"], [role="option"], [role="menuitem"]',
].join();

/** What each key does. `false` means that there was nothing to do, and the browser may handle the key. */
export type Keys = Record<string, () => boolean | void>;

export interface Turning {
  /**
   * They work while the focus is in the reader. They also work while the book is in view, unless the element
   * with the focus uses these keys itself.
   */
  keys: Keys;
  /** They work only while the focus is in the reader. */
  keysInside: Keys;
  /** A swipe over the open book; null while it means something else. */
  swipe: { back: () => void; on: () => void } | null;
}

/** Turns pages by keys and by swiping. */
export function useTurning(reader: RefObject<HTMLElement | null>, { keys, keysInside, swipe }: Turning) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey && event.key !== '+') return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (!reader.current || target.closest(OWN_KEYS)) return;
    const inside = reader.current.contains(target);
    if (!inside && !inView(reader.current)) return;
    const act = keys[event.key] ?? (inside ? keysInside[event.key] : undefined);
    if (act && act() !== false) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      start.current = isPrimary && x >= MENU_EDGE ? { x, y } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current || !swipe) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SHORTEST_SWIPE || Math.abs(across) < Math.abs(down)) return;
      if (across > 0) swipe.back();
      else swipe.on();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight / 2 && bottom > innerHeight / 2;
}
