import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Reads out the new page's title after a navigation, and moves the focus to the page when the pressed link is
 * gone.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    }, 100);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <output className="sr-only">{title}</output>;
}
