import { photoDay } from '../photos/photo-day.ts';
import type { LineView } from './cart-view.ts';

/** Whom a book of the cart is drawn with, without a full stop. */
export function heroWords({ photo, noHero }: LineView): string {
  if (!photo) return 'Its hero is a drawn child';
  const sent = `the photo that you sent on ${photoDay(photo.sent)}`;
  return noHero
    ? `No hero could be drawn from ${sent}: when you order, the book waits for another one or your word`
    : `Its hero comes from ${sent}`;
}
