import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { notesFromShop } from '../../account/kept-drafts/notes-at-shop.ts';
import { noteInTab, notedInTab } from './tab-notes.ts';

const KEY = 'nv.coupon';

/** Remembers the coupon of a customer's cart, as typed, for as long as this tab is open; null forgets it. */
export function rememberCoupon(userId: string, code: string | null): void {
  noteInTab(KEY, code === null ? null : JSON.stringify({ userId, code }));
}

/** The cart is an order now, or empty. */
export function forgetCoupon(): void {
  rememberCoupon('', null);
}

/** Puts the remembered coupon into the cart's address, where the cart's coupon stands, unless one is there. */
export function useRememberedCoupon(userId: string): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('coupon') === null;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const put = (code: string | null) => {
      if (gone || code === null) return;
      setSearch(
        (now) => {
          now.set('coupon', code);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    const here = notedInTab(KEY);
    if (here !== null) put(codeOf(here, userId));
    else void notesFromShop().then((notes) => put(codeOf(notes?.[KEY] ?? null, userId)));
    return () => {
      gone = true;
    };
  }, [wanted, userId, setSearch]);
}

/** The remembered coupon; null when another customer typed it in this tab. */
function codeOf(text: string | null, userId: string): string | null {
  try {
    const { userId: owner, code } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return owner === userId && typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}
