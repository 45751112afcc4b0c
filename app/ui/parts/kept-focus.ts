import { type RefObject, useEffect, useRef } from 'react';

/**
 * When `shown` changes next after `keep()`, and nothing has the focus then, the first field in `box` takes it, or the first
 * button; `keep(false)` takes that back. For controls that make room for others.
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
