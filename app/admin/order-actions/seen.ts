import type { LikenessHero } from '#comic';
import type { ShippingAddress } from '../../buying/checkout/shipping.schema.ts';

interface Words {
  characterName: string | null;
  customTitle: string | null;
  customMessage: string | null;
}

/** What stood in a book when its form was shown: sent along, so that nobody writes over what they have not seen. */
export const wordsSeen = ({ characterName, customTitle, customMessage }: Words): string =>
  JSON.stringify([characterName, customTitle, customMessage].map((words) => words ?? ''));

/** The same for how a child that was drawn from a photo looks. */
export const heroSeen = ({ wishes = {} }: LikenessHero): string => JSON.stringify(wishes);

/** The same for where an order goes. */
export const addressSeen = (address: ShippingAddress): string => JSON.stringify(address);
