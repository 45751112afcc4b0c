import type { LikenessHero } from '#comic';
import type { ShippingAddress } from '../../buying/checkout/shipping.schema.ts';

interface Words {
  characterName: string | null;
  customTitle: string | null;
  customMessage: string | null;
}

/** The book's texts when the form was shown. Sent along, so that a newer change is not overwritten. */
export const wordsSeen = ({ characterName, customTitle, customMessage }: Words): string =>
  JSON.stringify([characterName, customTitle, customMessage].map((words) => words ?? ''));

/** The same for how a child that was drawn from a photo looks. */
export const heroSeen = ({ wishes = {} }: LikenessHero): string => JSON.stringify(wishes);

/** The same for where an order goes. */
export const addressSeen = (address: ShippingAddress): string => JSON.stringify(address);
