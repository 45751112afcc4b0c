import { useEffect, useEffectEvent } from 'react';

const EDGE_PX = 50;
const TRAVEL_PX = 50;

/**
 * Calls back when one finger starts within 50 px of the left edge and travels more than 50 px to the right.
 */
export function useEdgeSwipe(onSwipe: () => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    let start: { x: number; y: number } | null = null;
    const begin = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      const modal = document.querySelector('dialog:modal') !== null;
      start = touch && touch.clientX <= EDGE_PX && !modal ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (start && touch && isSwipe(touch.clientX - start.x, touch.clientY - start.y)) swiped();
      start = null;
    };
    addEventListener('touchstart', begin, { passive: true });
    addEventListener('touchend', end, { passive: true });
    return () => {
      removeEventListener('touchstart', begin);
      removeEventListener('touchend', end);
    };
  }, []);
}

function isSwipe(right: number, down: number): boolean {
  return right > TRAVEL_PX && right > Math.abs(down);
}
