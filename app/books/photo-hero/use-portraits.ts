import { type RefObject, useEffect, useState } from 'react';

type Draw = (typeof import('#comic'))['portraitToSvg'];

/** Of a hero that is damaged where the browser kept it, a frame stays empty. */
const asFarAsWhole =
  (draw: Draw): Draw =>
  (...given) => {
    try {
      return draw(...given);
    } catch {
      return '';
    }
  };

/** What draws heads of a kind of hero, once their place on the page is near; null until it has come. */
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
      // Without it the place stays as it is.
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
