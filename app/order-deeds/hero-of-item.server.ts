import type { LikenessHero } from '#comic';
import { isLikeness } from '../books/chosen-hero.ts';
import { heroState } from '../books/hero-studio.server.ts';
import type { OrderItem } from '../orders/orders.server.ts';

/** The child of an ordered book that was drawn from a photo, as it was ordered or as the photo gives it; null for other heroes. */
export async function drawnChildOf({ book }: OrderItem): Promise<LikenessHero | null> {
  const { photoId, drawnHero } = book;
  if (photoId === null) return isLikeness(drawnHero) ? drawnHero : null;
  const state = await heroState(photoId);
  return state.state === 'ready' && isLikeness(state.hero) ? state.hero : null;
}
