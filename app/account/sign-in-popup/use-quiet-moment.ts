import { useEffect, useEffectEvent } from 'react';

const QUIET_MS = 2_500;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'];

/** Calls back once nobody has touched the page for 2.5 s, no dialog is open and nothing is being typed. */
export function useQuietMoment(wanted: boolean, onQuiet: () => void): void {
  const quiet = useEffectEvent(onQuiet);
  useEffect(() => {
    if (!wanted) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (occupied() ? wait() : quiet()), QUIET_MS);
    };
    wait();
    const options = { passive: true, capture: true };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wait, options);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wait, options);
    };
  }, [wanted]);
}

function occupied(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return document.hidden || typing || document.querySelector('dialog[open]') !== null;
}
