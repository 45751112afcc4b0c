import { type RefObject, useEffect } from 'react';
import type { Spoken } from './read-aloud.ts';

/** A stretch from top to bottom, in pixels. */
interface Stretch {
  top: number;
  height: number;
}

/**
 * How far a column has to be scrolled, in pixels, to bring a line into sight: to the middle if there is room.
 * @param line and `column`: where they are on the screen.
 * @returns 0 when the whole line is in sight already.
 */
export function scrollToSee(line: Stretch, column: Stretch): number {
  const above = line.top - column.top;
  const room = column.height - line.height;
  if (above >= 0 && above <= room) return 0;
  return above - Math.max(0, room / 2);
}

/**
 * Keeps the spoken line in sight, if the words have a column that scrolls by itself. It stays in sight when
 * full screen begins or ends, a window is enlarged or a phone is turned.
 */
export function useSpokenInSight(words: RefObject<HTMLElement | null>, spoken: Spoken | null): void {
  useEffect(() => {
    const column = words.current;
    if (!spoken || !column) return;
    // The observer also reports the size that it finds at the start.
    const watcher = new ResizeObserver(() => seek(column));
    watcher.observe(column);
    return () => watcher.disconnect();
  }, [words, spoken]);
}

function seek(column: HTMLElement): void {
  const line = column.querySelector('[aria-current]');
  if (!line || column.scrollHeight <= column.clientHeight) return;
  const { top, height } = line.getBoundingClientRect();
  const by = scrollToSee(
    { top, height },
    { top: column.getBoundingClientRect().top + column.clientTop, height: column.clientHeight },
  );
  if (by === 0) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  column.scrollBy({ top: by, behavior: calm ? 'instant' : 'smooth' });
}
