import { useEffect } from 'react';

const AFTER_MS = 500;
const COLOURS = ['#ff9a1f', '#c2183f', '#0a6b72', '#ffd23f', '#1c7a3e'];

/** Throws confetti once, half a second after the order is known to be placed. Nothing for those who want no motion. */
export function useConfetti(placed: boolean): void {
  useEffect(() => {
    if (!placed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let sweep = () => {};
    let gone = false;
    const timer = setTimeout(async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (gone) return;
      const sky = document.createElement('canvas');
      sky.ariaHidden = 'true';
      sky.className = 'pointer-events-none fixed inset-0 z-100 size-full';
      document.body.append(sky);
      const fire = confetti.create(sky, { resize: true, useWorker: false, disableForReducedMotion: true });
      sweep = () => {
        fire.reset();
        sky.remove();
      };
      await fire({
        particleCount: 140,
        spread: 80,
        startVelocity: 45,
        origin: { y: 0.35 },
        colors: COLOURS,
      });
      sky.remove();
    }, AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
      sweep();
    };
  }, [placed]);
}
