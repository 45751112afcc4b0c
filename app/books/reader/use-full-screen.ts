import { type RefObject, useSyncExternalStore } from 'react';

export interface FullScreen {
  possible: boolean;
  filled: boolean;
  toggle: () => void;
}

/** Whether `part` has the screen for itself, and what gives it that or takes it away. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const filled = useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    () => document.fullscreenElement !== null && document.fullscreenElement === part.current,
    () => false,
  );
  const toggle = () => void (filled ? document.exitFullscreen() : part.current?.requestFullscreen());
  return { possible: document.fullscreenEnabled, filled, toggle };
}
