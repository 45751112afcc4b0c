import { askTheShop } from '../testing/ask-the-shop.ts';
import { account } from '../dev/payment-provider/keys.ts';
import { checkOut, report } from '../testing/buying.ts';
import type { SeenShop } from '../testing/screens.ts';
import type { ShopProcess } from '../testing/shop-process.ts';
import type { Visitor } from '../testing/visitor.ts';
import { newCustomer, STAFF_PASSWORD, test as inTheShop } from './shop.ts';

/**
 * A worker's shop after its first day: a customer with an order and two books in the cart, and a newcomer.
 */
interface LivedIn extends SeenShop {
  customer: Visitor;
  newcomer: Visitor;
}

/** Journeys through a shop that already has customers. */
export const test = inTheShop.extend<object, { livedIn: LivedIn }>({
  livedIn: [async ({ shop }, use) => use(await liveIn(shop)), { scope: 'worker' }],
});

async function liveIn(shop: ShopProcess): Promise<LivedIn> {
  const [customer, newcomer] = await Promise.all([newCustomer(shop), newCustomer(shop)]);
  const { checkoutId, payment } = await checkOut(customer, {
    book: { story: 'space-explorer', format: 'print', characterName: 'Venkatanarasimharajuvaripeta' },
  });
  const { orderNumber } = await report(customer, checkoutId, await pay(shop, payment.orderId));
  const orderId = /\/orders\/([\da-f-]{36})/.exec(await (await customer.get('/orders')).text())?.[1];
  if (!orderNumber || !orderId) throw new Error('The order is not there.');
  for (let books = 0; books < 2; books += 1) await customer.postForm('/orders', { orderId });
  const ticket = await askTheShop(newcomer);
  return { customer, newcomer, orderId, orderNumber, ticket, staffPassword: STAFF_PASSWORD };
}

/**
 * Pays as the provider's window does.
 * @returns the proof that the window hands to the shop's page.
 */
async function pay(shop: ShopProcess, orderId: string): Promise<unknown> {
  const answer = await fetch(`${shop.streetUrl}/checkout/attempts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: account.keyId, orderId, choice: 'pay' }),
  });
  return ((await answer.json()) as { response: unknown }).response;
}
