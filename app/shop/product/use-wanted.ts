import { type RefObject, useEffect, useState } from 'react';

/** Far enough ahead of the screen for a part to be there when it is scrolled to. */
const AHEAD = '400px';

/** True from the moment when `part` comes near the screen, or somebody begins to fill in the `form` around it. */
export function useWanted(
  part: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted || !part.current || !form.current) return;
    const around = form.current;
    const want = () => setWanted(true);
    const watcher = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && want(), {
      rootMargin: AHEAD,
    });
    watcher.observe(part.current);
    around.addEventListener('focusin', want);
    return () => {
      watcher.disconnect();
      around.removeEventListener('focusin', want);
    };
  }, [part, form, wanted]);
  return wanted;
}
