import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import type { Draft } from '../wizard-draft/draft.ts';

/** Whether nothing would be printed and sent if it was ordered as it is. */
export const isWithoutParcel = ({ format, addOns }: Draft): boolean =>
  format !== null && isDigitalOnly({ items: [{ format }], addOns: addOns.map((id) => ({ id })) });
