import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHIPPING, until } from '../../../testing/buying.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { deed, type DeskOrder, orderAtDesk } from '../../../testing/order-page.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { type Stage, STAGES, statusOfStage } from '../../orders/orders/stages.ts';
import { addressSeen, wordsSeen } from './seen.ts';

let shop: TestShop;
let parent: Visitor;
let owner: Visitor;
let order: DeskOrder;
beforeAll(async () => {
  shop = await openTestShop();
  shop.street.control.behave({ refund: 'later', refundDelayMs: 86_400_000 });
  [parent, owner] = [await shop.customer(), await shop.staff('owner')];
  order = await orderAtDesk(shop, parent, {}, { drawn: true });
  for (const end of ['', '-print', '-cover'])
    await machine().files.put(`books/none${end}.pdf`, new TextEncoder().encode('%PDF'), 'application/pdf');
  await made();
  await shop.street.control.webhooksQuiet();
  await until(async () => {
    const unread = await shop.sql`select id from payment_notices where handled_at is null`;
    return unread.length === 0;
  });
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

/** Some events queue another drawing, which never runs here, so that the book exists for the next event. */
const made = () => shop.sql`
  update made_books set made_at = now(), started_at = now(), failed_at = null, pages = 24, pdf_key = 'books/none.pdf',
    print_key = 'books/none-print.pdf', cover_key = 'books/none-cover.pdf' where order_item_id = ${order.item}`;

/** An order as it stands at a stage, with a proof before its parent that has not been answered. */
async function putAt(stage: Stage, held: boolean): Promise<void> {
  await shop.sql`delete from claims`;
  await shop.sql`delete from proof_notes`;
  await shop.sql`delete from proofs`;
  await made();
  await shop.sql`insert into proofs (id, order_id, round, books, sent_at, sent_by, due_at)
    select ${randomUUID()}, ${order.id}, 1,
      jsonb_build_array(jsonb_build_object('orderItemId', order_item_id, 'revision', revision,
        'sha256', jsonb_build_object('pdf', '', 'print', '', 'cover', ''))),
      now(), 'Staff', now() + interval '2 days' from made_books where order_item_id = ${order.item}`;
  await shop.sql`
    update orders set stage = ${stage}, status = ${statusOfStage(stage)}, stage_at = now(), progress_at = now(),
      held_at = ${held ? new Date().toISOString() : null}, held_because = ${held ? 'Somebody looks.' : null},
      delivered_at = ${stage === 'delivered' ? new Date().toISOString() : null}, cancelled_at = null, cancelled_because = null
    where id = ${order.id}`;
}

interface Item {
  characterName: string | null;
  customTitle: string | null;
  customMessage: string | null;
}
const words = async () =>
  (
    await shop.sql<Item>`select character_name as "characterName", custom_title as "customTitle",
      custom_message as "customMessage" from order_items where id = ${order.item}`
  )[0]!;
const address = async () =>
  (
    await shop.sql<{ at: Parameters<typeof addressSeen>[0] }>`
    select shipping_address as at from orders where id = ${order.id}`
  )[0]!.at;

const BEFORE_PRINT: readonly Stage[] = ['paid', 'photo_check', 'drawing', 'proof'];
const IN_THE_HOUSE: readonly Stage[] = [...BEFORE_PRINT, 'printing', 'packed'];

interface HappensToOrder {
  what: string;
  /** Its preconditions. */
  prepare?: () => Promise<unknown>;
  /** Does it; the status of the answer. */
  send: () => Promise<number>;
  allowed: (stage: Stage, held: boolean) => boolean;
  /** Where the order is afterwards; where it was, if nothing is said. */
  to?: (stage: Stage, held: boolean) => Stage;
}

/** A held order, or one not at its proof, keeps its stage when its book is drawn again. */
const drawnAnew = (stage: Stage, held: boolean): Stage => (stage === 'proof' && !held ? 'drawing' : stage);
/** New words and addresses each time, so that each is a change. */
let changes = 0;
const byStaff = async (path: string, fields: Record<string, string> = {}) =>
  (await deed(owner, `${order.desk}/${path}`, fields)).status;
const byParent = async (path: string, fields: Record<string, string> = {}) => {
  const { status } = await parent.postForm(`/orders/${order.id}/${path}`, fields);
  return status === 302 ? 200 : status;
};

const EVENTS: HappensToOrder[] = [
  {
    what: 'staff hold it',
    send: () => byStaff('hold', { because: 'The name looks odd.' }),
    allowed: (stage, held) => !held && IN_THE_HOUSE.includes(stage),
  },
  { what: 'staff lift its hold', send: () => byStaff('lift-hold'), allowed: (_, held) => held },
  {
    what: 'staff have its book drawn again',
    send: () => byStaff('redraw', { orderItemId: order.item }),
    allowed: (stage) => BEFORE_PRINT.includes(stage),
    to: drawnAnew,
  },
  {
    what: 'staff change its words',
    send: async () => {
      changes += 1;
      const seen = await words();
      const fields = { characterName: `Mira ${changes}`, customTitle: '', customMessage: '' };
      return byStaff('edit-book', { orderItemId: order.item, ...fields, seen: wordsSeen(seen) });
    },
    allowed: (stage) => BEFORE_PRINT.includes(stage),
    to: drawnAnew,
  },
  {
    what: 'staff change its address',
    send: async () => {
      changes += 1;
      return byStaff('edit-address', {
        ...SHIPPING,
        address: `${changes} Other Road`,
        seen: addressSeen(await address()),
      });
    },
    allowed: (stage) => BEFORE_PRINT.includes(stage),
  },
  {
    what: 'staff send its proof while one waits',
    send: () => byStaff('send-proof'),
    allowed: () => false,
  },
  {
    what: 'staff send its proof',
    prepare: () => shop.sql`update proofs set withdrawn_at = now()`,
    send: () => byStaff('send-proof'),
    allowed: (stage, held) => !held && BEFORE_PRINT.includes(stage),
    to: () => 'proof',
  },
  {
    what: 'its parent approves the proof',
    send: () => byParent('proof/approve'),
    allowed: (stage, held) => stage === 'proof' && !held,
    to: () => 'printing',
  },
  {
    what: 'its parent hands in notes on the proof',
    prepare: () => shop.sql`
      insert into proof_notes (id, proof_id, order_item_id, page, text, created_at)
      select ${randomUUID()}, id, ${order.item}, 3, 'More stars', now() from proofs`,
    send: () => byParent('proof/hand-in'),
    allowed: (stage, held) => stage === 'proof' && !held,
    to: () => 'drawing',
  },
  {
    what: 'its parent cancels it',
    send: () => byParent('cancel'),
    allowed: (stage) => BEFORE_PRINT.includes(stage),
    to: () => 'cancelled',
  },
  {
    what: 'its parent says that something is wrong with it',
    send: () => byParent('claim', { about: 'damaged', words: 'A page of it is torn.' }),
    allowed: (stage) => stage === 'delivered',
  },
];

const rowOf = async () =>
  (await shop.sql<{ stage: Stage; held_at: Date | null }>`select * from orders where id = ${order.id}`)[0]!;
/** Every row as it is, and how many books wait to be drawn; letters leave by themselves, and no row of theirs goes. */
const everything = async () => {
  const [waiting] = await shop.sql<{ books: number }>`
    select count(*)::int as books from pgboss.job where name = 'make-book'`;
  return `${waiting?.books} ${await everyRow(shop, ['letters'])}`;
};
/** The shop requests a refund in the background, which also changes the payment. */
const refundsAsked = () =>
  until(async () => {
    const open = await shop.sql`select 1 from refunds where provider_refund_id is null and failed_at is null`;
    return open.length === 0;
  });

const PLACES = STAGES.flatMap((stage): [name: string, stage: Stage, held: boolean][] => [
  [stage, stage, false],
  [`${stage}, held,`, stage, true],
]);

describe('every event at every stage', () => {
  it.each(PLACES)('happens to an order at %s only where it may', async (_, stage, held) => {
    for (const { what, prepare, send, allowed, to } of EVENTS) {
      await putAt(stage, held);
      await prepare?.();
      await refundsAsked();
      const may = allowed(stage, held);
      const before = await everything();
      const status = await send();
      const there = (await rowOf()).stage;
      const stays = what === 'its parent cancels it' && stage === 'cancelled';
      expect({ what, status, there }).toEqual({
        what,
        status: may || stays ? 200 : 409,
        there: (may && to?.(stage, held)) || stage,
      });
      expect({ what, changed: (await everything()) !== before }).toEqual({ what, changed: may });
    }
  });
});
