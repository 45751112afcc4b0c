import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import type { Draft } from '../wizard-draft/draft.ts';

/** Whether the order would be digital only, with nothing to ship. */
export const isWithoutParcel = ({ format, addOns }: Draft): boolean =>
  format !== null && isDigitalOnly({ items: [{ format }], addOns: addOns.map((id) => ({ id })) });
