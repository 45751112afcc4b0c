import { type RefObject, useSyncExternalStore } from 'react';

export interface FullScreen {
  possible: boolean;
  filled: boolean;
  toggle: () => void;
}

/** Whether `part` fills the screen, and a function that makes it fill or leave the screen. */
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
