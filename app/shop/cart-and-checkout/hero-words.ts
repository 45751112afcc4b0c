import { photoDay } from '../../books/photos/photo-day.ts';
import type { LineView } from './cart-view.ts';

/** Describes the hero of a book in the cart, without a full stop. */
export function heroWords({ photo, noHero }: Pick<LineView, 'photo' | 'noHero'>): string {
  if (!photo) return 'Its hero is a drawn child';
  const sent = `the photo that you sent on ${photoDay(photo.sent)}`;
  if (!noHero) return `Its hero comes from ${sent}`;
  return noHero === 'several-faces'
    ? `There is more than one face in ${sent}: when you order, the book waits until you tap your child’s`
    : `No hero could be drawn from ${sent}: when you order, the book waits for another one or your word`;
}
