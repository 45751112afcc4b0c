import { favouriteWords } from '../../books/book/favourites.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { addressLines, orderBill, orderWorld } from './order-bill.ts';
import { orderMoment } from './order-dates.ts';
import { deliveryWords, isDigitalOnly, ON_THE_INVOICE } from './order-delivery.ts';
import type { OrderWithItems } from './tables.server.ts';

/** Tells the owner of a new order, with everything that is needed to make and send it. */
export function orderPlacedOwnerLetter(order: OrderWithItems, shopUrl: string) {
  const { fullName, email, phone } = order.shippingAddress;
  return drawLetter({
    shopUrl,
    world: orderWorld(order),
    subject: `New order ${order.orderNumber}`,
    preview: `${fullName}, ${order.items.length === 1 ? 'one book' : `${order.items.length} books`}`,
    heading: 'A new order',
    parts: [
      {
        kind: 'facts',
        title: 'Order',
        facts: [
          ['Order number', order.orderNumber],
          ['Date', orderMoment(order.createdAt)],
          ['Payment status', order.heldAt ? 'On hold' : 'Completed'],
          ['Payment', order.paymentId ?? (order.replacesOrderId ? 'Free replacement' : 'Nothing to pay')],
          ['Expected delivery', deliveryWords(order)],
        ],
      },
      orderBill(order, shopUrl),
      {
        kind: 'facts',
        title: 'Customer',
        facts: [
          ['Name', fullName],
          ['Email', email],
          ['Phone', phone],
          [isDigitalOnly(order) ? ON_THE_INVOICE : 'Shipping address', addressLines(order.shippingAddress)],
        ],
      },
      ...order.items.flatMap(wishes),
    ],
  });
}

function wishes(item: OrderWithItems['items'][number]) {
  const facts = [
    ['Custom title', item.customTitle],
    ['Custom message', item.customMessage],
    ['Custom story', item.customStory],
    ['Language', item.book.language === 'hi' ? 'Hindi' : 'English'],
    ['Favourites', favouriteWords(item.book.favourites)],
    ['Wheelchair', item.book.wheelchair ? 'The hero uses one' : null],
    ['Photo', item.book.photoId ? 'Given with the order' : 'None, the hero is drawn'],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return [
    { kind: 'facts' as const, title: `${item.productTitle} for ${item.characterName ?? 'a hero'}`, facts },
  ];
}
