import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { onAuthEvent } from './auth-events.ts';

/** When somebody signs in or out in another tab, this tab shows what its visitor may see now. */
export function useAuthElsewhere(): void {
  const { revalidate } = useRevalidator();
  const showAgain = useEffectEvent(revalidate);
  useEffect(
    () =>
      onAuthEvent((event, where) => {
        if (where === 'elsewhere' && (event === 'signed in' || event === 'signed out')) void showAgain();
      }),
    [],
  );
}
