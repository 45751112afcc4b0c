import type { WizardBook } from '../checkout/checkout.schema.ts';
import type { ShippingDetails } from '../checkout/shipping.schema.ts';
import type { AddOnId } from '../pricing/price-list.ts';

/** A book on its way to becoming an order, as the customer's own device keeps it. Empty texts are ''. */
export interface Draft {
  story: WizardBook['story'] | null;
  format: WizardBook['format'] | null;
  characterName: string;
  customTitle: string;
  customMessage: string;
  customStory: string;
  drawnHero: WizardBook['drawnHero'];
  shipping: ShippingDetails;
  /** What stands in the coupon box. */
  couponText: string;
  /** The coupon that was accepted, as typed. */
  couponCode: string | null;
  addOns: AddOnId[];
  /** One intent to pay: renewed when the book, the address or the total changes. */
  intentKey: string;
}
