import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetUnconfirmed } from '../app/account/account/forget-unconfirmed.job.server.ts';
import { forgetCheckouts } from '../app/buying/checkout/forget-checkouts.job.server.ts';
import { claimClock } from '../app/payments/claims/claim-clock.job.server.ts';
import { forgetMessages } from '../app/shop/contact/forget-messages.job.server.ts';
import { galleryClock } from '../app/shop/gallery/forget-pictures.job.server.ts';
import { forgetLetters } from '../app/platform/mail/forget-letters.job.server.ts';
import { reconcileJob } from '../app/payments/payments/reconcile.job.server.ts';
import { forgetPhoneOrders } from '../app/payments/phone-orders/forget-phone-orders.job.server.ts';
import { forgetEndedBooks } from '../app/shop/privacy/forget-ended-books.job.server.ts';
import { givePhotoToCartItem } from '../app/books/photos/photos.server.ts';
import { db, now } from '../app/platform/runtime/runtime.server.ts';
import { PERIOD_NAMES, type PeriodName, PERIODS } from '../app/platform/settings/kept-days.ts';
import { changeSettings } from '../app/platform/settings/shop-settings.server.ts';
import { forgetStaffSessions } from '../app/account/staff-sessions/forget-sessions.job.server.ts';
import { plainPicture, upload } from './photos.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const set = (name: PeriodName, days: number) =>
  db().transaction((tx) => changeSettings(tx, { keptDays: { [name]: days } }));

interface Kept {
  job: { run: (data: never) => Promise<void> };
  /** Writes a row whose period starts at this time. */
  write: (id: string, at: string) => Promise<unknown>;
  /** Finds what the row stands for, if it is still there. */
  there: (id: string) => Promise<unknown[]>;
}

/** A row of each class, and the job that deletes it. */
const CLASSES: Record<Exclude<PeriodName, 'cartPhotos'>, Kept> = {
  unconfirmedAccounts: {
    job: forgetUnconfirmed,
    write: (id, at) =>
      shop.sql`insert into users (id, full_name, email, updated_at) values (${id}, 'A', ${`${id}@example.in`}, ${at})`,
    there: (id) => shop.sql`select id from users where id = ${id}`,
  },
  letters: {
    job: forgetLetters,
    write: (id, at) => shop.sql`insert into letters
      (id, event, recipient, subject, html, text, message_id, queued_at, sent_at)
      values (${id}, ${id}, 'a@example.in', 'A', 'A', 'A', ${id}, ${at}, ${at})`,
    there: (id) => shop.sql`select id from letters where event = ${id} and recipient <> '' and text <> ''`,
  },
  unpaidCheckouts: {
    job: forgetCheckouts,
    write: (id, at) => shop.sql`insert into checkouts
      (id, user_id, intent_key, source, lines, add_ons, shipping_address, subtotal, discount, total, created_at)
      values (${id}, 'a', ${id}, 'wizard', '[]', '[]', '{}', 1, 0, 1, ${at})`,
    there: (id) => shop.sql`select id from checkouts where id = ${id}`,
  },
  paymentNotices: {
    job: reconcileJob,
    write: (id, at) => shop.sql`insert into payment_notices (id, kind, body, received_at, handled_at)
      values (${id}, 'payment.captured', '{}', ${at}, ${at})`,
    there: (id) => shop.sql`select id from payment_notices where id = ${id}`,
  },
  endedBooks: {
    job: forgetEndedBooks,
    write: async (id, at) => {
      await shop.sql`insert into orders (id, user_id, order_number, checkout_id, subtotal_amount, discount_amount,
          total_amount, add_ons, status, shipping_address, created_at, stage, stage_at)
        values (${id}, 'a', ${id}, ${id}, 1, 0, 1, '[]', 'cancelled', '{}', ${at}, 'cancelled', ${at})`;
      await shop.sql`insert into order_items (id, order_id, product_title, product_image, format, quantity, unit_price, book)
        values (${id}, ${id}, 'A', 'a', 'digital', 1, 1, '{"story": "iron", "photoId": null}')`;
      await shop.sql`insert into made_books (order_item_id, queued_at, made_at, pdf_key)
        values (${id}, ${at}, ${at}, 'a.pdf')`;
    },
    there: (id) =>
      shop.sql`select pdf_key from made_books where order_item_id = ${id} and pdf_key is not null`,
  },
  claimPhotos: {
    job: claimClock,
    write: async (id, at) => {
      await shop.sql`insert into claims (id, order_id, user_id, about, words, opened_at, answered_at)
        values (${id}, ${id}, 'a', 'damaged', 'A', ${at}, ${at})`;
      await shop.sql`insert into claim_photos (id, claim_id, content_hash, width, height, stored_at)
        values (${id}, ${id}, 'a', 1, 1, ${at})`;
    },
    there: (id) => shop.sql`select id from claim_photos where id = ${id} and forgotten_at is null`,
  },
  messages: {
    job: forgetMessages,
    write: (id, at) => shop.sql`insert into contact_messages (id, kind, ticket, message, received_at)
      values (${id}, 'contact', ${id}, 'A', ${at})`,
    there: (id) => shop.sql`select id from contact_messages where id = ${id}`,
  },
  phoneOrders: {
    job: forgetPhoneOrders,
    write: (id, at) => shop.sql`insert into phone_orders
      (id, token_hash, books, add_ons, shipping_address, subtotal, discount, total, made_by, made_at, runs_out_at)
      values (${id}, ${id}, '[]', '[]', '{}', 1, 0, 1, 'A', ${at}, ${at})`,
    there: (id) => shop.sql`select id from phone_orders where id = ${id}`,
  },
  unusedUploads: {
    job: galleryClock,
    write: (id, at) =>
      shop.sql`insert into uploaded_pictures (content_hash, stored_at) values (${id}, ${at})`,
    there: (id) => shop.sql`select content_hash from uploaded_pictures where content_hash = ${id}`,
  },
  staffSessions: {
    job: forgetStaffSessions,
    write: (id, at) => shop.sql`insert into staff_sessions
      (id, token_hash, staff_id, started_at, last_seen_at, expires_at, ip_address, user_agent)
      select ${id}, ${id}, id, ${at}, ${at}, ${at}, 'a', 'a' from staff limit 1`,
    there: (id) => shop.sql`select id from staff_sessions where id = ${id}`,
  },
  staffInvitations: {
    job: forgetStaffSessions,
    write: (id, at) => shop.sql`insert into staff_invitations
      (id, email, name, role, token_hash, invited_by, created_at, expires_at)
      select ${id}, 'a@example.in', 'A', 'support', ${id}, id, ${at}, ${at} from staff limit 1`,
    there: (id) => shop.sql`select id from staff_invitations where id = ${id}`,
  },
};

describe('what is kept for so many days', () => {
  it('has a row and a job in this test', () => {
    expect([...Object.keys(CLASSES), 'cartPhotos'].toSorted()).toEqual(PERIOD_NAMES.toSorted());
  });

  it.each(
    Object.entries(CLASSES).flatMap(([name, kept]) => {
      const { least, most } = PERIODS[name as PeriodName];
      return [least, most].map((days) => [name as PeriodName, days, kept] as const);
    }),
  )('leaves when the owner says: %s after %i', async (name, days, { job, write, there }) => {
    await set(name, days);
    const [older, younger] = [randomUUID(), randomUUID()];
    await write(older, now().toISOString());
    shop.clock.advance({ hours: 2 });
    await write(younger, now().toISOString());
    shop.clock.advance({ days, hours: -1 });
    await job.run({} as never);
    expect([await there(older), await there(younger)]).toEqual([[], [expect.anything()]]);
  });

  it.each([PERIODS.cartPhotos.least, PERIODS.cartPhotos.most])(
    'leaves when the owner says: a photo that comes into a cart, after %i',
    async (days) => {
      await set('cartPhotos', days);
      await upload(
        shop,
        shop.visitor(),
        await plainPicture(300 + days, 300)
          .jpeg()
          .toBuffer(),
      );
      const [photo] = await shop.sql<{ id: string }>`select id from photos order by stored_at desc limit 1`;
      const begun = now().getTime();
      await db().transaction((tx) => givePhotoToCartItem(tx, photo?.id ?? '', randomUUID(), 'a'));
      const [row] = await shop.sql<{ leaves: string }>`
        select (extract(epoch from leaves_at) * 1000)::text as leaves from photos where id = ${photo?.id ?? ''}`;
      const kept = (Number(row?.leaves) - begun) / 86_400_000;
      expect(kept).toBeCloseTo(days, 2);
    },
  );
});
