import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { CONTACT, DELIVERY } from '../../platform/facts/facts.ts';
import { confirmLinks } from './confirm-links.ts';
import { addressLines, orderBill, orderWorld } from './order-bill.ts';
import { orderMoment } from './order-dates.ts';
import { deliveryWords, isDigitalOnly, ON_THE_INVOICE, AWAITS_OWNER_WORDS } from './order-delivery.ts';
import type { OrderWithItems } from './tables.server.ts';

/** Thanks the customer, lists what was ordered and explains what comes next. */
export function orderPlacedCustomerLetter(order: OrderWithItems, shopUrl: string) {
  const expected = deliveryWords(order);
  const free = Boolean(order.replacesOrderId);
  const { whatsapp, phone } = confirmLinks(order.orderNumber);
  return drawLetter({
    shopUrl,
    world: orderWorld(order),
    subject: free
      ? `Your new copy has the order number ${order.orderNumber}`
      : `Your order ${order.orderNumber} is placed`,
    preview: free
      ? `Free of charge. Expected delivery: ${expected}.`
      : order.heldAt
        ? 'Thank you. A person looks at it before we begin.'
        : `Thank you. We begin at once. Expected delivery: ${expected}.`,
    heading: free ? 'A new copy is on the way' : 'A hero is on the way',
    parts: [
      { kind: 'text', text: greeting(order.shippingAddress.fullName) },
      { kind: 'text', text: thanks(order) },
      {
        kind: 'facts',
        title: 'Your order',
        facts: [
          ['Order number', order.orderNumber],
          ['Placed', orderMoment(order.createdAt)],
          ['Payment', free ? 'Free of charge' : order.totalAmount === 0 ? 'Nothing to pay' : 'Completed'],
          ['Expected delivery', expected],
        ],
      },
      orderBill(order, shopUrl),
      {
        kind: 'facts',
        title: isDigitalOnly(order) ? ON_THE_INVOICE : 'Delivery address',
        facts: [['Address', addressLines(order.shippingAddress)]],
      },
      { kind: 'action', label: 'Track your order', url: `${shopUrl}/orders/${order.id}` },
      ...(free ? [] : [confirmPart(whatsapp, phone)]),
    ],
  });
}

function confirmPart(whatsapp: string, phone: string) {
  return {
    kind: 'links' as const,
    text: `Please confirm your order with us within ${DELIVERY.confirmWithin}, by WhatsApp or by phone.`,
    links: [
      ['Say hello on WhatsApp', whatsapp],
      [`Call ${CONTACT.phone}`, phone],
    ] as const,
  };
}

function thanks(order: OrderWithItems): string {
  if (order.replacesOrderId)
    return 'We make your book again, free of charge: there is nothing to pay and nothing to send back.';
  const heroes = [...new Set(order.items.map((item) => item.characterName).filter((name) => name !== null))];
  const whose = heroes.length > 0 ? ` for ${new Intl.ListFormat('en-IN').format(heroes)}` : '';
  if (order.awaitsOwnerAt) return `Thank you for your order${whose}. ${AWAITS_OWNER_WORDS}`;
  return order.heldAt
    ? `Thank you for your order${whose}. One detail of it still has to be looked at by a person; we write to you as soon as that is done.`
    : `Thank you for your order${whose}. Our artists begin at once, and ${isDigitalOnly(order) ? 'your digital copy comes to your account as soon as it is drawn, often within minutes' : `your book should be with you in ${DELIVERY.promise}`}.`;
}
