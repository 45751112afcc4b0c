import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** A swipe that starts here belongs to the side menu. */
const MENU_EDGE = 50;
const SHORTEST_SWIPE = 45;
/** What arrow keys are for elsewhere. */
const OWN_KEYS = [
  'input, textarea, select, audio, video, [contenteditable], dialog, [role="dialog"]',
  '[role="tab"], [role="radio"], [role="slider"], [role="option"], [role="menuitem"]',
].join();

export interface Turning {
  back: () => void;
  on: () => void;
  first: () => void;
  last: () => void;
}

/**
 * Turns pages by arrow keys, Home and End while the focus is in the reader, by arrow keys also while the book is in view
 * and the focus is where they do nothing else; and by swiping over the open book.
 */
export function useTurning(reader: RefObject<HTMLElement | null>, { back, on, first, last }: Turning) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (!reader.current || target.closest(OWN_KEYS)) return;
    const inside = reader.current.contains(target);
    if (!inside && !inView(reader.current)) return;
    const turn = { ArrowLeft: back, ArrowRight: on, ...(inside && { Home: first, End: last }) }[event.key];
    if (!turn) return;
    event.preventDefault();
    turn();
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
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SHORTEST_SWIPE || Math.abs(across) < Math.abs(down)) return;
      if (across > 0) back();
      else on();
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
