import { useEffect, useState } from 'react';

/** Whether the launch offer has been used up; the shop is asked once the ready-made page is open. */
export function useLaunchOfferEnded(): boolean {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const answer = await fetch('/api/quote', { cache: 'no-store' });
      const { launchOffer } = (await answer.json()) as { launchOffer: 'open' | 'ended' };
      if (!gone) setEnded(launchOffer === 'ended');
    };
    // Not reached: the page goes on saying what it was built with.
    ask().catch(() => {});
    return () => {
      gone = true;
    };
  }, []);
  return ended;
}
