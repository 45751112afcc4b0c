import { photoDay } from '../photos/photo-day.ts';
import type { LineView } from './cart-view.ts';

/** Whom a book of the cart is drawn with, without a full stop. */
export const heroWords = ({ photo }: LineView): string =>
  photo
    ? `Its hero comes from the photo that you sent on ${photoDay(photo.sent)}`
    : 'Its hero is a drawn child';
