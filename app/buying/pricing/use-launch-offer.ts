import { useEffect, useState } from 'react';

/**
 * How many places the launch offer still has; null until the shop has answered, because the ready-made page
 * does not know.
 */
export function useLaunchPlacesLeft(): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const answer = await fetch('/api/quote', { cache: 'no-store' });
      const { launchPlacesLeft } = (await answer.json()) as { launchPlacesLeft: number };
      if (!gone) setLeft(launchPlacesLeft);
    };
    // When the shop cannot be reached, the page keeps the text that it was built with.
    ask().catch(() => {});
    return () => {
      gone = true;
    };
  }, []);
  return left;
}
