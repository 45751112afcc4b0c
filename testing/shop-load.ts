import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BOOK, checkOut, report } from './buying.ts';
import { becomeCustomer } from './customer.ts';
import type { ManyMachines } from './many-machines.ts';
import { times } from './long-form.ts';
import type { Visitor } from './visitor.ts';

/** What happened to the customers. */
export interface Account {
  /** Numbers of the orders that the shop acknowledged. */
  acknowledged: string[];
  /** Requests that reached no server or were answered with a server error. */
  failures: string[];
  calls: number;
}

/** A slow machine takes longer over the same orders, and makes no more of them. */
const BOOKS_OF_BUYER = times(2, 3);
const PAUSE_OF_BUYER_MS = 2_500;
const PAUSE_OF_READER_MS = times(150, 50);

/** Customers who come and go until they are stopped. */
interface ShopLoad {
  /**
   * Makes one of them buy a book now.
   * @returns whether the order was acknowledged.
   */
  buyNow: () => Promise<boolean>;
  end: () => Promise<Account>;
}

/**
 * Two customers who buy one book after another, a third one who buys on request, and two visitors who look
 * around.
 */
export async function openShopLoad(many: ManyMachines): Promise<ShopLoad> {
  const account: Account = { acknowledged: [], failures: [], calls: 0 };
  const closing = new AbortController();
  const watched = (visitor: Visitor) => {
    const send = visitor.send.bind(visitor);
    visitor.send = async (method, path, body, headers) => {
      account.calls += 1;
      const response = await send(method, path, body, headers).catch((error: Error) => {
        account.failures.push(`${method} ${path}: ${String(error.cause ?? error)}`);
        throw error;
      });
      if (response.status >= 500) account.failures.push(`${method} ${path}: ${response.status}`);
      return response;
    };
    return visitor;
  };
  const again = async (work: () => Promise<unknown>, pauseMs: number) => {
    while (!closing.signal.aborted) {
      await work().catch(() => undefined);
      await pause(pauseMs);
    }
  };
  const buy = async (buyer: Visitor) => {
    const opened = await checkOut(buyer, { book: BOOK });
    const paid = many.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay' });
    if (paid.outcome !== 'paid') return false;
    const { orderNumber } = await report(buyer, opened.checkoutId, paid.response);
    if (orderNumber) account.acknowledged.push(orderNumber);
    return Boolean(orderNumber);
  };
  const buying = (buyer: Visitor) => {
    let books = 0;
    return again(async () => {
      if (books >= BOOKS_OF_BUYER) return;
      books += 1;
      await buy(buyer);
    }, PAUSE_OF_BUYER_MS);
  };
  const looking = () => {
    const reader = watched(many.visitor());
    return again(async () => {
      await (await reader.get('/')).text();
      await (await reader.get('/api/me')).text();
      await (await reader.postJson('/api/quote', QUOTED)).text();
    }, PAUSE_OF_READER_MS);
  };
  const buyers = [many.visitor(), many.visitor(), many.visitor()];
  for (const buyer of buyers) await becomeCustomer(buyer, many.street, `parent-${randomUUID()}@example.in`);
  const [waiting, ...busy] = buyers.map(watched);
  const all = Promise.all([...busy.map(buying), looking(), looking()]);
  return {
    buyNow: () => buy(waiting!),
    end: async () => {
      closing.abort();
      await all;
      return account;
    },
  };
}

const QUOTED = { source: 'wizard', format: 'print', couponCode: null, addOns: [] };
