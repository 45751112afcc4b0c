import { CONTACT } from '../../platform/facts/facts.ts';

/** Links for confirming an order: a WhatsApp chat with a prepared message, and a phone call. */
export function confirmLinks(orderNumber: string | null): { whatsapp: string; phone: string } {
  const order = orderNumber ? ` (${orderNumber})` : '';
  const hello = `Hello Nanhe Veer, I have just placed an order${order} and would like to confirm it.`;
  return { whatsapp: `${CONTACT.whatsapp}?text=${encodeURIComponent(hello)}`, phone: CONTACT.phoneLink };
}
