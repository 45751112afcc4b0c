import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page when the control that was pressed makes room for another: call `keep` with the press, or
 * whenever something in `box` gets the focus, and once `shown` has changed the first field inside `box` takes it, or the first button.
 */
export function useKeptFocus(shown: unknown): { box: RefObject<HTMLDivElement | null>; keep: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  const pressed = useRef(false);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const wasPressed = pressed.current;
    pressed.current = false;
    if (wasPressed && nothingHasFocus())
      (box.current?.querySelector('input') ?? box.current?.querySelector('button'))?.focus();
  }, [shown]);
  return {
    box,
    keep: () => {
      pressed.current = true;
    },
  };
}

/** Gives the focus to the page's heading when `shown` changed and what had the focus is gone with it. */
export function useFocusOnHeading(shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (!heading || !nothingHasFocus()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown]);
}

/** Gives the focus to the page when the part that had it leaves. */
export function useFocusAfterLeaving(): void {
  useEffect(
    () => () => {
      if (nothingHasFocus()) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
}

const nothingHasFocus = (): boolean => document.activeElement === document.body;
