import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const KEY = 'nv.coupon';

/** Remembers the coupon of a customer's cart, as typed, for as long as this tab is open; null forgets it. */
export function rememberCoupon(userId: string, code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ userId, code }));
  } catch {
    // Without storage the code is typed once more.
  }
}

/** The cart is an order now, or empty. */
export function forgetCoupon(): void {
  rememberCoupon('', null);
}

/** Puts the remembered coupon into the cart's address, where the cart's coupon stands, unless one is there. */
export function useRememberedCoupon(userId: string): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get('coupon') === null ? remembered(userId) : null;
  useEffect(() => {
    if (code === null) return;
    setSearch(
      (now) => {
        now.set('coupon', code);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [code, setSearch]);
}

/** What another customer typed in this tab is not remembered for this one. */
function remembered(userId: string): string | null {
  if (typeof sessionStorage === 'undefined') return null;
  try {
    const { userId: owner, code } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<
      string,
      unknown
    >;
    return owner === userId && typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}
