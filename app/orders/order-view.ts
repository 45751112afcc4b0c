import type { ShippingAddress } from '../checkout/shipping.schema.ts';
import { discountName } from './discount-name.ts';
import { formatName } from './order-bill.ts';
import { expectedDelivery, orderDay } from './order-dates.ts';
import { type BadgeColour, shownStatus, statusColour, statusLabel, timeline } from './order-status.ts';
import type { OrderWithItems } from './orders.server.ts';

/** An order as its customer sees it. Amounts are whole rupees, dates are printed. */
export interface OrderView {
  id: string;
  orderNumber: string;
  placed: string;
  expected: string;
  status: { label: string; colour: BadgeColour };
  total: number;
  discount: number;
  discountName: string;
  items: {
    id: string;
    title: string;
    image: string;
    format: string;
    quantity: number;
    characterName: string | null;
    lineTotal: number;
  }[];
  addOns: { name: string; price: number }[];
  address: ShippingAddress;
  /** A person looks at the payment before the books are made. */
  onHold: boolean;
}

export interface OrderDetailView extends OrderView {
  steps: { label: string; date: string; done: boolean; current: boolean }[];
}

/** An order in the list: its badge shows the stored status. */
export function orderView(order: OrderWithItems): OrderView {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    placed: orderDay(order.createdAt),
    expected: orderDay(expectedDelivery(order.createdAt)),
    status: badge(order.status),
    total: order.totalAmount,
    discount: order.discountAmount,
    discountName: discountName(order.couponCode, order.items),
    items: order.items.map((item) => ({
      id: item.id,
      title: item.productTitle,
      image: item.productImage,
      format: formatName(item.format),
      quantity: item.quantity,
      characterName: item.characterName,
      lineTotal: item.unitPrice * item.quantity,
    })),
    addOns: order.addOns.map(({ name, price }) => ({ name, price })),
    address: order.shippingAddress,
    onHold: order.heldAt !== null,
  };
}

/** An order on its own page: status and timeline as they stand at `at`. */
export function orderDetailView(order: OrderWithItems, at: Date): OrderDetailView {
  return {
    ...orderView(order),
    status: badge(shownStatus(order, at)),
    steps: timeline(order, at).map((step) => ({ ...step, date: orderDay(step.date) })),
  };
}

function badge(status: string): OrderView['status'] {
  return { label: statusLabel(status), colour: statusColour(status) };
}
