import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import { asc, eq } from 'drizzle-orm';
import { users } from '../../account/account/tables.server.ts';
import { type MadeBook, madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { problemLines } from '../../books/drawing/problem-lines.ts';
import { favouriteWords } from '../../books/book/favourites.ts';
import { COURIERS } from '../../orders/couriers/couriers.ts';
import { waitsForBank } from '../../payments/disputes/waits-for-bank.server.ts';
import { letters } from '../../platform/mail/tables.server.ts';
import { formatName } from '../../orders/orders/order-bill.ts';
import { expectedDelivery, isLate, orderDay, orderMoment } from '../../orders/orders/order-dates.ts';
import { isDigitalOnly, printedCopies } from '../../orders/orders/order-delivery.ts';
import { eventsOf, type OrderEvent } from '../../orders/orders/order-events.server.ts';
import type { OrderItem, OrderWithItems } from '../../orders/orders/tables.server.ts';
import { isLocked, isOver, movesFrom, STAGE_NAMES } from '../../orders/orders/stages.ts';
import { photosByIds } from '../../books/photos/photos.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { dueWords, pageName, proofState } from '../../orders/proofs/proof-rules.ts';
import { notesOn, proofsOf } from '../../orders/proofs/proofs.server.ts';
import type { Proof, ProofNote } from '../../orders/proofs/tables.server.ts';
import type { Role } from '../../account/staff-sessions/roles.ts';
import { letterState } from './letter-state.server.ts';
import { isMovedByHand } from '../order-actions/moves-by-hand.ts';
import { type BookState, nextStep } from './next-step.ts';
import { timelineWords } from './timeline-words.ts';

/** One book of an order as staff see it. */
export interface BookView {
  id: string;
  title: string;
  format: string;
  quantity: number;
  /** How many are printed, an additional copy included. */
  printed: number;
  image: string;
  characterName: string;
  customTitle: string;
  customMessage: string;
  customStory: string;
  language: string;
  /** Favourite animal and colour, in words. */
  favourites: string;
  /** `likeness`: drawn from a photo that is not needed any more. */
  hero: 'photo' | 'likeness' | 'drawn';
  /** The day on which the photo leaves; null when there is none any more. */
  photoLeaves: string | null;
  state: BookState;
  pages: number | null;
  made: string | null;
  /** Which drawing of it this is. */
  revision: number;
  problems: string[];
}

interface TimelineLine {
  id: string;
  when: string;
  by: string;
  title: string;
  text: string | null;
}

/** An order for staff; what their role may not see is not in it. */
export type StaffOrder = Awaited<ReturnType<typeof staffOrderView>>;

export async function staffOrderView(order: OrderWithItems, role: Role) {
  const at = now();
  const itemIds = order.items.map(({ id }) => id);
  const [made, events, photos, sent, given, [account]] = await Promise.all([
    madeBooksOf(itemIds),
    eventsOf(order.id),
    photosByIds(order.items.map(({ book }) => book.photoId).filter((id) => id !== null)),
    lettersOf(order.id),
    proofsOf(db(), order.id),
    db().select({ email: users.email, name: users.name }).from(users).where(eq(users.id, order.userId)),
  ]);
  const notes = await notesOn(
    db(),
    given.map(({ id }) => id),
  );
  const photoDays = new Map([...photos].map(([id, { leavesAt }]) => [id, orderDay(leavesAt)]));
  const disputed = order.heldAt !== null && (await waitsForBank(db(), order));
  const copies = printedCopies(order);
  const books = order.items.map((item) =>
    bookView(item, made.get(item.id), copies.get(item.id) ?? 0, photoDays, isOver(order.stage)),
  );
  const onPaper = !isDigitalOnly(order);
  const makes = role !== 'support';
  const sells = role !== 'production';
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    stage: order.stage,
    stageName: STAGE_NAMES[order.stage],
    since: orderMoment(order.stageAt ?? order.createdAt),
    placed: orderMoment(order.createdAt),
    expected: orderDay(expectedDelivery(order.createdAt)),
    late: isLate(order, at),
    heldBecause: order.heldAt ? (order.heldBecause ?? 'No reason was given.') : null,
    locked: isLocked(order.stage),
    onPaper,
    next: nextStep({
      stage: order.stage,
      held: order.heldAt !== null,
      waitsFor: disputed ? 'bank' : order.awaitsOwnerAt && role !== 'owner' ? 'owner' : null,
      onPaper,
      books: books.map(({ state }) => state),
      proof: situationOf(given),
      packTaken: packTaken(order, events),
    }),
    moves: makes && !order.heldAt ? movesFrom(order.stage, onPaper).filter(isMovedByHand) : [],
    canShip: makes && !order.heldAt && movesFrom(order.stage, onPaper).includes('shipped'),
    couriers: COURIERS.map(({ name }) => name),
    parcel: order.courier === null ? null : { courier: order.courier, number: order.trackingNumber ?? '' },
    customer: { name: account?.name ?? '', email: account?.email ?? '' },
    address: order.shippingAddress,
    addOns: order.addOns.map(({ name }) => name),
    books,
    money: sells
      ? {
          subtotal: order.subtotalAmount,
          discount: order.discountAmount,
          total: order.totalAmount,
          coupon: order.couponCode,
          paymentId: order.paymentId,
        }
      : null,
    letters: sells ? sent : null,
    proofs: given.map((proof) => proofView(proof, notes, order.items, at)),
    timeline: timelineOf(order, events, made),
    makes,
    sells,
  };
}

function bookView(
  item: OrderItem,
  book: MadeBook | undefined,
  printed: number,
  photoDays: ReadonlyMap<string, string>,
  over: boolean,
): BookView {
  const { photoId, language } = item.book;
  return {
    id: item.id,
    title: item.productTitle,
    format: formatName(item.format),
    quantity: item.quantity,
    printed,
    image: item.productImage,
    characterName: item.characterName ?? '',
    customTitle: item.customTitle ?? '',
    customMessage: item.customMessage ?? '',
    customStory: item.customStory ?? '',
    language: language === 'hi' ? 'Hindi' : 'English',
    favourites: favouriteWords(item.book.favourites) ?? '',
    hero: photoId ? 'photo' : isLikeness(item.book.drawnHero) ? 'likeness' : 'drawn',
    photoLeaves: photoId ? (photoDays.get(photoId) ?? null) : null,
    state: stateOf(book, over),
    pages: book?.pages ?? null,
    made: book?.madeAt ? orderMoment(book.madeAt) : null,
    revision: book?.revision ?? 1,
    problems: problemLines(book?.problems ?? []),
  };
}

function situationOf(given: readonly Proof[]): 'none' | 'open' | 'notes' | 'approved' {
  const last = given.at(-1);
  const state = last ? proofState(last) : 'withdrawn';
  if (state !== 'withdrawn') return state;
  return given.some((proof) => proofState(proof) === 'notes') ? 'notes' : 'none';
}

/** A proof with what the parent pinned on it. */
function proofView(proof: Proof, notes: readonly ProofNote[], items: readonly OrderItem[], at: Date) {
  const state = proofState(proof);
  return {
    id: proof.id,
    round: proof.round,
    state,
    words: proofWords(proof, at),
    /** Checksums of the approved files, for comparison at the press. */
    frozen:
      state === 'approved'
        ? proof.books.map(({ orderItemId, sha256 }) => ({
            title: titleOf(items, orderItemId),
            sha256: sha256.print ?? sha256.pdf,
          }))
        : [],
    notes: notes
      .filter(({ proofId }) => proofId === proof.id)
      .map(({ id, orderItemId, page, x, y, text }) => ({
        id,
        orderItemId,
        book: titleOf(items, orderItemId),
        page: pageName(page),
        at: page,
        x,
        y,
        text,
      })),
  };
}

const titleOf = (items: readonly OrderItem[], itemId: string): string =>
  items.find(({ id }) => id === itemId)?.productTitle ?? '';

function proofWords(proof: Proof, at: Date): string {
  const { approvedAt, approvedBy, changesAskedAt, withdrawnAt, dueAt, sentAt } = proof;
  if (withdrawnAt) return `Taken back on ${orderMoment(withdrawnAt)}`;
  if (changesAskedAt) return `Notes handed in on ${orderMoment(changesAskedAt)}`;
  if (approvedAt) {
    const who =
      approvedBy === 'customer'
        ? 'the parent'
        : approvedBy === 'time'
          ? 'nobody: its time was over'
          : approvedBy;
    return `Approved on ${orderMoment(approvedAt)} by ${who}`;
  }
  return `Sent on ${orderMoment(sentAt)}. ${dueWords(dueAt, at)}`;
}

function stateOf(book: MadeBook | undefined, over: boolean): BookState {
  if (over && book?.madeAt && !book.pdfKey) return 'gone';
  if (book?.failedAt) return 'refused';
  if (book?.madeAt) return 'made';
  return book?.startedAt ? 'drawing' : 'waiting';
}

/** Whether the press has the books as they are now: taken since the order came to be printed. */
function packTaken({ stageAt }: { stageAt: Date | null }, events: readonly OrderEvent[]): boolean {
  return events.some(({ kind, at }) => kind === 'print pack' && (!stageAt || at >= stageAt));
}

async function lettersOf(orderId: string) {
  const rows = await db()
    .select({
      id: letters.id,
      subject: letters.subject,
      to: letters.to,
      queuedAt: letters.queuedAt,
      sentAt: letters.sentAt,
      attempts: letters.attempts,
    })
    .from(letters)
    .where(eq(letters.orderId, orderId))
    .orderBy(asc(letters.queuedAt));
  return rows.map(({ id, subject, to, queuedAt, ...row }) => ({
    id,
    subject: subject || 'A letter whose words are gone',
    to,
    when: orderMoment(row.sentAt ?? queuedAt),
    state: letterState(row),
    /** Its text is deleted a month after it was sent. */
    kept: subject !== '',
  }));
}

/** Everything that happened, newest first; making a book is told by the book itself. */
function timelineOf(
  order: OrderWithItems,
  events: readonly OrderEvent[],
  made: ReadonlyMap<string, MadeBook>,
): TimelineLine[] {
  const lines: { at: Date; by: string; id: string; title: string; text: string | null }[] = [
    {
      id: 'placed',
      at: order.createdAt,
      by: 'customer',
      title: order.paymentId ? 'Placed and paid' : 'Placed, with nothing to pay',
      text: null,
    },
    ...order.items.flatMap(({ id, productTitle }) => {
      const { madeAt, failedAt } = made.get(id) ?? {};
      return [
        ...(madeAt
          ? [{ id: `made-${id}`, at: madeAt, by: 'shop', title: 'Book drawn', text: productTitle }]
          : []),
        ...(failedAt
          ? [
              {
                id: `failed-${id}`,
                at: failedAt,
                by: 'shop',
                title: 'Book kept back by its check',
                text: productTitle,
              },
            ]
          : []),
      ];
    }),
    ...events.map((event) => ({
      id: String(event.id),
      at: event.at,
      by: event.by,
      ...timelineWords(event),
    })),
  ];
  return lines
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...line }) => ({ ...line, when: orderMoment(at) }));
}
