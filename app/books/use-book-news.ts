import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_EVERY_MS = 4_000;

/** Looks again and again while a book is under way, as long as somebody sees the page. */
export function useBookNews(underWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!underWay) return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [underWay, revalidate]);
}
