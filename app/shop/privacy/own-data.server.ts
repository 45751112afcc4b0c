import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sessions, users } from '../../account/account/tables.server.ts';
import { cartOf } from '../../buying/cart/cart.server.ts';
import { checkouts } from '../../buying/checkout/tables.server.ts';
import { contactMessages, messageReplies } from '../contact/tables.server.ts';
import { notesOfAccount } from '../../account/kept-drafts/kept-drafts.server.ts';
import { keptHeroesOf } from '../../books/kept-heroes/kept-heroes.server.ts';
import { letters } from '../../platform/mail/tables.server.ts';
import { phoneOrders } from '../../payments/phone-orders/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { couponUses } from '../../buying/pricing/tables.server.ts';
import { address, ownOrders } from './own-orders.server.ts';
import { paymentsWithoutOrder } from './own-payments.server.ts';
import { ownPhotos } from './own-photos.server.ts';

/**
 * What the shop holds about a customer's account, in words of the shop; no secret of it, and no other person. What may be
 * long comes a few pieces at a time.
 */
export async function ownData(userId: string): Promise<Record<string, unknown>> {
  const profile = await profileOf(userId);
  return {
    about: ABOUT,
    written: now(),
    profile,
    signedIn: await signedInOf(userId),
    cart: (await cartOf(db(), userId)).map(({ userId: _user, ...item }) => item),
    orders: ownOrders(userId),
    begunPayments: begunOf(userId),
    paymentsWithoutOrder: await paymentsWithoutOrder(userId),
    phoneOrders: await phoneOrdersOf(userId),
    drafts: await notesOfAccount(userId),
    keptHeroes: await keptHeroesOf(userId),
    coupons: await couponsOf(userId),
    photos: await ownPhotos(userId),
    messages: await messagesOf(profile.email),
    letters: await lettersTo(profile.email),
  };
}

const ABOUT = [
  'What Nanhe Veer holds about this account.',
  'It leaves out secrets, notices of the payment provider, and what staff did and wrote to one another.',
  'Links open while you are signed in, and as long as there is this account.',
].join(' ');

async function profileOf(userId: string) {
  const [user] = await db().select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('An account vanished while it was written down.');
  const { name, image, ...profile } = user;
  return { fullName: name, picture: image && address(image), ...profile };
}

function signedInOf(userId: string) {
  return db()
    .select({ since: sessions.createdAt, until: sessions.expiresAt, browser: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
}

/** Checkouts that became orders are listed with the orders. */
async function* begunOf(userId: string): AsyncGenerator<object> {
  for (let skip = 0; ; skip += AT_ONCE) {
    const some = await db()
      .select({
        begun: checkouts.createdAt,
        cancelled: checkouts.cancelledAt,
        books: checkouts.lines,
        addOns: checkouts.addOns,
        shippingAddress: checkouts.shippingAddress,
        coupon: checkouts.couponCode,
        total: checkouts.total,
      })
      .from(checkouts)
      .where(and(eq(checkouts.userId, userId), isNull(checkouts.settledAt)))
      .orderBy(asc(checkouts.createdAt), asc(checkouts.id))
      .offset(skip)
      .limit(AT_ONCE);
    yield* some;
    if (some.length < AT_ONCE) return;
  }
}

const AT_ONCE = 10;

function phoneOrdersOf(userId: string) {
  return db()
    .select({
      made: phoneOrders.madeAt,
      books: phoneOrders.books,
      addOns: phoneOrders.addOns,
      shippingAddress: phoneOrders.shippingAddress,
      coupon: phoneOrders.couponCode,
      total: phoneOrders.total,
    })
    .from(phoneOrders)
    .where(eq(phoneOrders.userId, userId))
    .orderBy(asc(phoneOrders.madeAt));
}

function couponsOf(userId: string) {
  return db()
    .select({ code: couponUses.code, heldUntil: couponUses.heldUntil, paidAt: couponUses.paidAt })
    .from(couponUses)
    .where(eq(couponUses.userId, userId))
    .orderBy(asc(couponUses.heldUntil));
}

async function messagesOf(email: string) {
  const rows = await db()
    .select()
    .from(contactMessages)
    .where(sameAddress(contactMessages.email, email))
    .orderBy(asc(contactMessages.receivedAt));
  const replies = await db()
    .select()
    .from(messageReplies)
    .where(
      inArray(
        messageReplies.messageId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(messageReplies.repliedAt));
  return rows.map(({ id, readAt: _read, readBy: _by, sample: _sample, ...message }) => ({
    ...message,
    replies: replies
      .filter(({ messageId }) => messageId === id)
      .map(({ words, repliedAt }) => ({ words, repliedAt })),
  }));
}

function lettersTo(email: string) {
  return db()
    .select({ subject: letters.subject, written: letters.queuedAt, sent: letters.sentAt })
    .from(letters)
    .where(sameAddress(letters.to, email))
    .orderBy(asc(letters.queuedAt));
}

/** Accounts keep addresses in small letters, forms as they were typed. */
const sameAddress = (column: AnyPgColumn, email: string) => sql`lower(${column}) = ${email}`;
