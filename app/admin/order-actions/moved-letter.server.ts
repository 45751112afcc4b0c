import { parcelOf } from '../../orders/couriers/couriers.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { orderWorld } from '../../orders/orders/order-bill.ts';
import { orderDay } from '../../orders/orders/order-dates.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { wantsUpdatesAt } from '../../orders/orders/order-letters.server.ts';
import { itemsOf } from '../../orders/orders/orders.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import type { Stage } from '../../orders/orders/stages.ts';
import { photosOfOrder } from '../../books/photos/photos.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { orderMovedLetter, type ToldStage } from './order-moved.mail.tsx';

const TOLD: readonly Stage[] = ['shipped', 'out_for_delivery', 'delivered'] satisfies ToldStage[];
const isTold = (stage: Stage): stage is ToldStage => TOLD.includes(stage);

/** Mails customers who want order updates when their parcel moves, once for each stage. */
export async function queueMovedLetter(tx: Transaction, order: Order, to: Stage): Promise<void> {
  if (!isTold(to)) return;
  const items = await itemsOf([order.id], tx);
  if (isDigitalOnly({ items, addOns: order.addOns })) return;
  const recipient = await wantsUpdatesAt(tx, order.userId);
  if (recipient === null) return;
  const [photo] = to === 'delivered' ? await photosOfOrder(tx, order.id) : [];
  const { publicUrl: shopUrl } = environment();
  await queueLetter(tx, {
    event: `order-moved/${order.id}/${to}`,
    orderId: order.id,
    to: recipient,
    ...orderMovedLetter({
      to,
      shopUrl,
      fullName: order.shippingAddress.fullName,
      orderNumber: order.orderNumber,
      orderUrl: `${shopUrl}/orders/${order.id}`,
      parcel: parcelOf(order),
      copyUnlocked: to === 'shipped' && items.some(({ format }) => format === 'print'),
      photoLeaves: photo ? orderDay(photo.leavesAt) : null,
      world: orderWorld({ ...order, items }),
    }),
  });
}
