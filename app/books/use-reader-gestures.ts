import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** A swipe that starts here belongs to the side menu. */
const MENU_EDGE = 50;
const SHORTEST_SWIPE = 45;
const TYPING = 'input, textarea, select, [contenteditable]';

/** Turns pages by arrow keys, wherever the focus is but in a field, and by swiping over the open book. */
export function useReaderGestures({ back, on }: { back: () => void; on: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const elsewhere = event.target instanceof Element && event.target.closest(`${TYPING}, dialog`);
    if (elsewhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') back();
    if (event.key === 'ArrowRight') on();
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
