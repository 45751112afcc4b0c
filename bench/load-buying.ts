import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { BOOK, SHIPPING } from '../testing/buying.ts';

/** The stand-in for the payment provider, and the shop's name there. */
export interface Provider {
  url: string;
  keyId: string;
}

/**
 * A whole purchase of one customer: opens a checkout, pays at the provider and proves it to the shop.
 * @param agent keeps the connections.
 * @throws when there is no order in the end.
 */
export async function buyOver(
  agent: http.Agent,
  { shop, provider, cookie }: { shop: string; provider: Provider; cookie: string },
): Promise<void> {
  const wanted = { intentKey: randomUUID(), book: BOOK, shipping: SHIPPING, couponCode: null, addOns: [] };
  const own = { cookie, origin: shop };
  const opened = await post<Opened>(agent, `${shop}/api/checkout`, wanted, own);
  const attempt = { key: provider.keyId, orderId: opened.payment.orderId, choice: 'pay' };
  const { response } = await post<{ response: object }>(agent, `${provider.url}/checkout/attempts`, attempt);
  const proven = { checkoutId: opened.checkoutId, proof: response };
  const { state } = await post<{ state: string }>(agent, `${shop}/api/payments/callback`, proven, own);
  if (state !== 'paid') throw new Error(`The order is ${state}, not paid.`);
}

interface Opened {
  checkoutId: string;
  payment: { orderId: string };
}

function post<Answer>(
  agent: http.Agent,
  url: string,
  value: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = JSON.stringify(value);
  const length = String(Buffer.byteLength(body));
  const all = { ...headers, 'content-type': 'application/json', 'content-length': length };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method: 'POST', headers: all }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(JSON.parse(text) as Answer);
        else reject(new Error(`${url} answered ${answer.statusCode}: ${text}`));
      });
    });
    request.on('error', reject).end(body);
  });
}
