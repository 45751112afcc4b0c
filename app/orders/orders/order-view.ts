import { type Parcel, parcelOf } from '../couriers/couriers.ts';
import { markOf } from '../../books/book/custom-story.ts';
import type { BookProgress } from '../../books/drawing/book-progress.ts';
import { favouriteWords } from '../../books/book/favourites.ts';
import type { ShippingAddress } from '../../buying/checkout/shipping.schema.ts';
import { discountName } from '../../buying/pricing/discount-name.ts';
import { formatName } from './order-bill.ts';
import { orderDay, orderMoment } from './order-dates.ts';
import { allUnlocked, bookAddress } from './order-books.ts';
import { deliveryWords, isDigitalOnly } from './order-delivery.ts';
import {
  type BadgeColour,
  digitalTimeline,
  proofDue,
  shownStatus,
  statusColour,
  statusLabel,
  timeline,
  type TimelineStep,
} from './order-status.ts';
import type { OrderItem, OrderWithItems } from './tables.server.ts';
import { type Stage, statusOfStage } from './stages.ts';

/** An order as its customer sees it. Amounts are whole rupees, dates are printed. */
export interface OrderView {
  id: string;
  orderNumber: string;
  placed: string;
  /** A day, or that a digital copy comes once it is drawn; null when all is there to read, or nothing comes any more. */
  expected: string | null;
  status: { label: string; colour: BadgeColour };
  /** Nothing of it is printed and sent. */
  digitalOnly: boolean;
  total: number;
  discount: number;
  discountName: string;
  items: {
    id: string;
    title: string;
    image: string;
    /** Null when it has none of its own. */
    cover: OwnCover | null;
    /** Another for another cover. Not in the address, where a name could be guessed from it. */
    coverMark: string;
    format: string;
    quantity: number;
    characterName: string | null;
    favourites: string | null;
    lineTotal: number;
  }[];
  addOns: { name: string; price: number }[];
  address: ShippingAddress;
  /** Staff check the payment before the books are made. */
  onHold: boolean;
  /** The owner decides whether it is made, since it costs next to nothing. */
  awaitsOwner: boolean;
  /** How it ended, if that was not with its books. */
  end: 'cancelled' | 'refunded' | null;
}

/** Where a cover comes from, and the name of its hero. */
export interface OwnCover {
  address: string;
  name: string;
}

export interface OrderDetailView extends OrderView {
  steps: { label: string; date: string; done: boolean; current: boolean }[];
  parcel: Parcel | null;
  /** Until when the finished book may be looked at before it is printed; null when it is not lying there. */
  proofUntil: string | null;
}

/** An order in the list: its badge shows the stored status. @param books how far they are, by the ids of the items. */
export function orderView(order: OrderWithItems, books: Record<string, BookProgress>): OrderView {
  const digitalOnly = isDigitalOnly(order);
  const end = endOf(order.stage);
  const onHold = order.heldAt !== null && !end;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    placed: orderDay(order.createdAt),
    expected: end || onHold || (digitalOnly && allUnlocked(books)) ? null : deliveryWords(order),
    status: badge(order.status),
    digitalOnly,
    total: order.totalAmount,
    discount: order.discountAmount,
    discountName: discountName(order.couponCode, order.items),
    items: order.items.map((item) => ({
      id: item.id,
      title: item.productTitle,
      image: item.productImage,
      cover: ownCover(item),
      coverMark: coverMark(item),
      format: formatName(item.format),
      quantity: item.quantity,
      characterName: item.characterName,
      favourites: favouriteWords(item.book.favourites),
      lineTotal: item.unitPrice * item.quantity,
    })),
    addOns: order.addOns.map(({ name, price }) => ({ name, price })),
    address: order.shippingAddress,
    onHold,
    awaitsOwner: onHold && order.awaitsOwnerAt !== null,
    end,
  };
}

const endOf = (stage: Stage): OrderView['end'] =>
  stage === 'cancelled' || stage === 'refunded' ? stage : null;

/** The cover of an ordered book; null for one without a name. */
export function ownCover({ id: itemId, orderId, characterName }: OrderItem): OwnCover | null {
  const name = characterName?.trim();
  return name ? { address: `${bookAddress({ orderId, itemId })}/cover`, name } : null;
}

const coverMark = ({ characterName, customTitle, book }: OrderItem): string =>
  markOf(JSON.stringify([characterName, customTitle, book.photoId, book.drawnHero]));

/** An order on its own page: status and timeline as they stand at `at`. @param reached by `statusDates`. */
export function orderDetailView(
  order: OrderWithItems,
  at: Date,
  reached: ReadonlyMap<string, Date>,
  books: Record<string, BookProgress>,
): OrderDetailView {
  const view = orderView(order, books);
  const isRead = view.digitalOnly && !view.end;
  // Time does not move an order that is held.
  const seen = view.onHold && !order.progressAt ? order.createdAt : at;
  const present = isRead ? digitalStatus(order, books) : shownStatus(order, seen);
  const known = isRead ? digitalTimeline(order, present) : timeline(order, seen, reached);
  const steps = view.onHold ? known.map((step) => (step.done ? step : { ...step, date: null })) : known;
  return {
    ...view,
    status: badge(present),
    steps: steps.map((step) => ({ ...step, date: dateWords(step) })),
    parcel: parcelOf(order),
    proofUntil:
      order.stage === 'proof' && order.stageAt && !order.heldAt ? orderMoment(proofDue(order.stageAt)) : null,
  };
}

/** Staff may have had a book in their hands that its customer can read by now. */
const digitalStatus = ({ stage }: OrderWithItems, books: Record<string, BookProgress>): string =>
  allUnlocked(books) ? 'delivered' : statusOfStage(stage);

function dateWords({ date, done }: TimelineStep): string {
  if (date) return orderDay(date);
  return done ? '' : 'Soon';
}

function badge(status: string): OrderView['status'] {
  return { label: statusLabel(status), colour: statusColour(status) };
}
