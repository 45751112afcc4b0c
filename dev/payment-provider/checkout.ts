import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { DevServicesEnv } from '../trouble.ts';
import { answerRefusal } from './api.ts';
import { account } from './keys.ts';
import { orderOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { attemptChoices, attemptPayment } from './payments.ts';
import { Refusal } from './refusal.ts';

const checkoutScript = readFileSync(new URL('./browser/checkout.js', import.meta.url), 'utf8');
const windowScripts = new Map(
  ['window.js', 'window-parts.js'].map((name) => [
    name,
    readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8'),
  ]),
);

const attemptBody = z.object({
  key: z.literal(account.keyId),
  orderId: z.string(),
  choice: z.enum(attemptChoices),
  method: z.enum(['card', 'upi', 'wallet']).optional(),
  cardName: z.string().max(200).optional(),
  last4: z.string().length(4).optional(),
  vpa: z.string().max(200).optional(),
  wallet: z.string().max(50).optional(),
  email: z.string().max(300).optional(),
  contact: z.string().max(50).optional(),
  description: z.string().max(500).optional(),
});

/** The browser's side: the script, the window that it opens, and the window's requests to the provider. */
export function checkoutRooms(ledger: Ledger): Hono<DevServicesEnv> {
  const rooms = new Hono<DevServicesEnv>();

  rooms.get('/v1/checkout.js', (c) => {
    if (ledger.switchboard.now().script === 'blocked') return c.text('Not found', 404);
    return c.body(checkoutScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  rooms.get('/checkout/:script{window.*\\.js}', (c) => {
    const script = windowScripts.get(c.req.param('script'));
    if (script === undefined) return c.notFound();
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  rooms.get('/checkout/window', (c) => c.html(windowPage(null), 200, windowHeaders));

  // In-app browsers cannot show a frame, so the whole page comes here, with the options as form fields.
  rooms.post('/v1/checkout/embedded', async (c) => {
    const form = await c.req.parseBody();
    return c.html(windowPage(JSON.stringify(form)), 200, windowHeaders);
  });

  rooms.get('/checkout/orders/:id', (c) => {
    if (c.req.query('key') !== account.keyId) {
      throw new Refusal('The api key provided is invalid', {}, 401);
    }
    const order = orderOf(ledger, c.req.param('id')).entity;
    if (order.status === 'paid') throw new Refusal('Payment already done for this order.');
    return c.json({ amount: order.amount, currency: order.currency });
  });

  rooms.post('/checkout/attempts', async (c) => {
    const read = attemptBody.safeParse(await c.req.json().catch(() => null));
    if (!read.success) throw new Refusal(z.prettifyError(read.error));
    return c.json(attemptPayment(ledger, read.data));
  });

  rooms.onError(answerRefusal);
  return rooms;
}

const windowHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
    "img-src * data: blob:; require-trusted-types-for 'script'; base-uri 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
};

function windowPage(optionsJson: string | null) {
  const data = optionsJson?.replaceAll('<', '\\u003c');
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Payment sandbox</title>
        <link rel="stylesheet" href="/look/checkout.css" />
        ${
          data === undefined
            ? ''
            : html`<script type="application/json" id="options">
                ${raw(data)}
              </script>`
        }
        <script type="module" src="/checkout/window.js"></script>
      </head>
      <body></body>
    </html>`;
}
