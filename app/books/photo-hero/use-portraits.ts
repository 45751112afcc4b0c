import { type RefObject, useEffect, useState } from 'react';

type Draw = (typeof import('#comic'))['portraitToSvg'];

/** Draws nothing when the hero that the browser kept is damaged, so that the frame stays empty. */
const asFarAsWhole =
  (draw: Draw): Draw =>
  (...given) => {
    try {
      return draw(...given);
    } catch {
      return '';
    }
  };

/** The function that draws heads of one kind of hero, loaded once the frame is in view; null until then. */
export function usePortraits(
  frame: RefObject<HTMLElement | null>,
  kind: Parameters<(typeof import('#comic'))['loadHeads']>[0],
): Draw | null {
  const [drawer, setDrawer] = useState<{ draw: Draw } | null>(null);
  useEffect(() => {
    if (!frame.current) return;
    let wanted = true;
    const bring = async () => {
      const { loadHeads, portraitToSvg } = await import('#comic');
      await loadHeads(kind);
      if (wanted) setDrawer({ draw: asFarAsWhole(portraitToSvg) });
    };
    const watcher = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watcher.disconnect();
      // If it cannot be loaded, the place stays as it is.
      bring().catch(() => {});
    });
    watcher.observe(frame.current);
    return () => {
      wanted = false;
      watcher.disconnect();
    };
  }, [frame, kind]);
  return drawer?.draw ?? null;
}
