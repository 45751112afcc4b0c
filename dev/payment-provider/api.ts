import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { garbage, hang, refuseConnection } from '../trouble.ts';
import type { DevServicesEnv } from '../trouble.ts';
import { account } from './keys.ts';
import { orderOf, paymentOf, paymentsOn, refundOf, refundsOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { createOrder } from './orders.ts';
import { capturePayment } from './payments.ts';
import { refundPayment } from './refunds.ts';
import { Refusal } from './refusal.ts';

/**
 * The provider's HTTP API for the shop's server, under /v1. It needs basic auth with the key's id and
 * secret.
 */
export function paymentApi(ledger: Ledger): Hono<DevServicesEnv> {
  const api = new Hono<DevServicesEnv>();

  api.use(async (context, next) => {
    const mode = ledger.switchboard.now().api;
    if (mode === 'refuse connection') return refuseConnection(context);
    if (mode === 'hang') return hang();
    if (mode === 'garbage') return garbage(context);
    if (mode === '500') {
      const error = {
        code: 'SERVER_ERROR',
        description: 'We are facing some trouble completing your request.',
      };
      return context.json({ error }, 500);
    }
    if (!mayCall(context.req.header('authorization'))) {
      return context.json(
        { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
        401,
      );
    }
    await next();
  });

  api.post('/orders', async (c) => c.json(createOrder(ledger, await bodyOf(c))));
  api.get('/orders', (c) => {
    const receipt = c.req.query('receipt');
    const orders = ledger.orders.list().map((kept) => kept.entity);
    const found = orders.filter((order) => !receipt || order.receipt === receipt).reverse();
    return c.json(collection(pageOf(c, found)));
  });
  api.get('/orders/:id', (c) => c.json(orderOf(ledger, c.req.param('id')).entity));
  api.get('/orders/:id/payments', (c) => {
    const order = orderOf(ledger, c.req.param('id'));
    return c.json(collection(paymentsOn(ledger, order.id)));
  });
  api.get('/payments/:id', (c) => c.json(paymentOf(ledger, c.req.param('id')).entity));
  api.post('/payments/:id/capture', async (c) => {
    const body = await bodyOf(c);
    return c.json(capturePayment(ledger, c.req.param('id'), body['amount']));
  });
  api.post('/payments/:id/refund', async (c) => {
    const key = c.req.header('x-refund-idempotency') ?? null;
    const refund = refundPayment(ledger, c.req.param('id'), await bodyOf(c), key);
    return ledger.switchboard.now().refund === 'answer lost' ? refuseConnection(c) : c.json(refund);
  });
  api.get('/payments/:id/refunds', (c) => {
    const payment = paymentOf(ledger, c.req.param('id'));
    return c.json(collection(pageOf(c, refundsOf(ledger, payment.id))));
  });
  api.get('/refunds/:id', (c) => c.json(refundOf(ledger, c.req.param('id')).entity));
  api.all('*', () => {
    throw new Refusal('The requested URL was not found on the server.', {}, 404);
  });

  api.onError(answerRefusal);
  return api;
}

/** Sends a refusal in the provider's format. Any other error is a bug in the dev services. */
export function answerRefusal(problem: Error, context: Context): Response {
  if (problem instanceof Refusal) return context.json({ error: problem.error }, problem.status);
  throw problem;
}

function mayCall(header: string | undefined): boolean {
  const expected = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`;
  return timingSafeEqual(digest(header ?? ''), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function bodyOf(context: Context): Promise<Record<string, unknown>> {
  const text = await context.req.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // Falls through to the refusal for a body that is not an object.
  }
  throw new Refusal('The request body is not a JSON object.');
}

/** Ten items by default, a hundred at most. */
function pageOf<Item>(context: Context, items: Item[]): Item[] {
  const asked = (name: string, otherwise: number) => {
    const text = context.req.query(name);
    if (text === undefined) return otherwise;
    if (!/^\d{1,6}$/.test(text)) throw new Refusal(`The ${name} must be an integer.`, { field: name });
    return Number(text);
  };
  const count = asked('count', 10);
  if (count < 1 || count > 100) throw new Refusal('The count must be between 1 and 100', { field: 'count' });
  const skip = asked('skip', 0);
  return items.slice(skip, skip + count);
}

function collection<Item>(items: Item[]) {
  return { entity: 'collection', count: items.length, items };
}
