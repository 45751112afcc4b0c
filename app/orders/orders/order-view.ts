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

/** An order as its customer sees it. Amounts are whole rupees; dates are formatted text. */
export interface OrderView {
  id: string;
  orderNumber: string;
  placed: string;
  /**
   * A day, or a sentence about the digital copy. Null when everything can be read already, the order is on
   * hold, or it was cancelled or refunded.
   */
  expected: string | null;
  status: { label: string; colour: BadgeColour };
  /** Whether nothing of it is printed and sent. */
  digitalOnly: boolean;
  total: number;
  discount: number;
  discountName: string;
  items: {
    id: string;
    title: string;
    image: string;
    /** Null when the book has no cover of its own. */
    cover: OwnCover | null;
    /** Differs for every cover. It is not part of the address, because a name could be guessed from it. */
    coverMark: string;
    format: string;
    quantity: number;
    characterName: string | null;
    favourites: string | null;
    lineTotal: number;
  }[];
  addOns: { name: string; price: number }[];
  address: ShippingAddress;
  /** Whether the order is held: staff check it before the books are made. */
  onHold: boolean;
  /** Whether the owner must approve it, because it costs nothing or next to nothing. */
  awaitsOwner: boolean;
  /** Whether the order was cancelled or refunded; null when it was neither. */
  end: 'cancelled' | 'refunded' | null;
}

/** The address of a cover's drawing, and the name of its hero. */
export interface OwnCover {
  address: string;
  name: string;
}

export interface OrderDetailView extends OrderView {
  steps: { label: string; date: string; done: boolean; current: boolean }[];
  parcel: Parcel | null;
  /** The time until which the parent may look at the proof; null when no proof is open. */
  proofUntil: string | null;
}

/**
 * An order in the list. Its badge shows the stored status.
 * @param books the progress of its books, by item id.
 */
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

/** The cover of an ordered book; null when its hero has no name. */
export function ownCover({ id: itemId, orderId, characterName }: OrderItem): OwnCover | null {
  const name = characterName?.trim();
  return name ? { address: `${bookAddress({ orderId, itemId })}/cover`, name } : null;
}

const coverMark = ({ characterName, customTitle, book }: OrderItem): string =>
  markOf(JSON.stringify([characterName, customTitle, book.photoId, book.drawnHero]));

/**
 * An order on its own page, with status and timeline as of `at`.
 * @param reached the result of `statusDates`.
 */
export function orderDetailView(
  order: OrderWithItems,
  at: Date,
  reached: ReadonlyMap<string, Date>,
  books: Record<string, BookProgress>,
): OrderDetailView {
  const view = orderView(order, books);
  const isRead = view.digitalOnly && !view.end;
  // A held order is not projected forward as time passes.
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

/** When all books can be read, the order counts as delivered, even if staff moved its stage back. */
const digitalStatus = ({ stage }: OrderWithItems, books: Record<string, BookProgress>): string =>
  allUnlocked(books) ? 'delivered' : statusOfStage(stage);

function dateWords({ date, done }: TimelineStep): string {
  if (date) return orderDay(date);
  return done ? '' : 'Soon';
}

function badge(status: string): OrderView['status'] {
  return { label: statusLabel(status), colour: statusColour(status) };
}
