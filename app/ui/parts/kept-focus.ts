import { type RefObject, useEffect, useRef } from 'react';

/**
 * For controls that are replaced by others. After `keep()`, the next change of `shown` moves the focus to the
 * first field in `box`, or else to its first button, if nothing has the focus by then. `keep(false)` cancels
 * that.
 */
export function useKeptFocus(shown: unknown): {
  box: RefObject<HTMLDivElement | null>;
  keep: (wanted?: boolean) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  const kept = useRef(false);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (kept.current && nothingHasFocus())
      (box.current?.querySelector('input') ?? box.current?.querySelector('button'))?.focus();
    kept.current = false;
  }, [shown]);
  return {
    box,
    keep: (wanted = true) => {
      kept.current = wanted;
    },
  };
}

/** Moves the focus to the page's heading when `shown` changed and the focused element disappeared with it. */
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

/** Moves the focus to the page when the part that had it is removed. */
export function useFocusAfterLeaving(): void {
  useEffect(
    () => () => {
      if (nothingHasFocus()) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
}

const nothingHasFocus = (): boolean => document.activeElement === document.body;
