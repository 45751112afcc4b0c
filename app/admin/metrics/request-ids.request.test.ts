import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookSignature } from '../../../dev/payment-provider/keys.ts';
import { openDevServices, shopVariables, type DevServices } from '../../../dev/dev-services.ts';
import { type CheckoutAnswer, until, wizardCheckout } from '../../../testing/buying.ts';
import { becomeCustomer, lettersOn } from '../../../testing/customer.ts';
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts';
import { freePorts, type ShopProcess, startShop } from '../../../testing/shop-process.ts';
import { Visitor } from '../../../testing/visitor.ts';

/** Tells on standard error which packages a process loads. */
const SPY = `import{registerHooks}from"node:module";registerHooks({resolve(s,c,n){const r=n(s,c);
  if(/node_modules\\/(@opentelemetry|prom-client)\\//.test(r.url))process.stderr.write("loaded "+r.url+"\\n");return r}})`;

let database: TestDatabase;
let street: DevServices;
let shop: ShopProcess;
let parent: Visitor;
const email = `parent-${randomUUID()}@example.in`;

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-ids-'));
  database = await freshDatabase(dataDir);
  street = await openDevServices({ port: 0, dataDir: path.join(dataDir, 'street') });
  street.control.behave({ webhook: 'never' });
  shop = await startShop({
    ...(await freePorts()),
    ...database.variables,
    DATABASE_URL: database.variables['DATABASE_URL'] ?? '',
    ...shopVariables(street),
    // With them the log is silent.
    VITEST: '',
    TEST_WORKER_INDEX: '',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SPY)}`,
  });
  parent = new Visitor(shop.url);
  await becomeCustomer(parent, street, email);
});
afterAll(async () => {
  await shop.kill();
  await street.close();
  await database.remove();
});

interface Line {
  msg: string;
  requestId?: string;
  jobName?: string;
  route?: string;
}
const lines = (): Line[] =>
  shop
    .lines()
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const linesOf = (requestId: string) => lines().filter((line) => line.requestId === requestId);
const idOf = (answer: Response) => answer.headers.get('X-Request-Id') ?? 'none';

/** Opens a checkout, pays it at the provider and sends the webhook event. @returns the answer to it. */
async function payByNotice(): Promise<Response> {
  const opened = (await (await parent.postJson('/api/checkout', wizardCheckout())).json()) as CheckoutAnswer;
  street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay' });
  const payment = street.control.payments().find(({ order_id }) => order_id === opened.payment.orderId);
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: payment } } });
  return parent.send('POST', '/api/payments/webhook', body, {
    'x-razorpay-signature': webhookSignature(body),
  });
}

describe('the id of a request', () => {
  it('stands in its answer, in its line, in the lines of the jobs that it began, and in their letters', async () => {
    const answer = await payByNotice();
    expect(answer.status).toBe(200);
    const id = idOf(answer);
    await until(async () => linesOf(id).filter(({ msg }) => msg === 'A letter was sent.').length === 2);
    const told = linesOf(id).map(({ msg, jobName }) => (jobName ? `${msg} ${jobName}` : msg));
    expect(told).toContain('Answered.');
    expect(told).toContain('A payment became an order.');
    expect(told).toContain('Job done. read-payment-notice');
    expect(told).toContain('Job done. send-letter');
    const letters = (await lettersOn(street)).filter(({ requestId }) => requestId === id);
    expect(letters.map(({ to }) => to).toSorted()).toEqual([email, 'owner@nanheveer.example'].toSorted());
  });

  it('is another one for each request, and nobody outside chooses it', async () => {
    const foreign = { 'X-Request-Id': 'chosen-by-somebody-else-1' };
    const ids: string[] = [];
    for (const place of ['/', '/', '/orders', '/healthz', '/nowhere'])
      ids.push(idOf(await parent.get(place, foreign)));
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it('stands in one line for each request that is no file of the build, without what its address holds', async () => {
    const order = randomUUID();
    const asked = idOf(await parent.get(`/orders/${order}.data?ticket=secret-word`));
    expect(linesOf(asked)).toMatchObject([
      { msg: 'Answered.', method: 'GET', route: '/orders/:orderId', status: expect.any(Number) },
    ]);
    const refused = new Visitor(shop.url);
    refused.origin = 'https://elsewhere.example';
    const foreign = idOf(await refused.postForm('/auth', { email: 'somebody@example.in' }));
    expect(linesOf(foreign).filter(({ msg }) => msg === 'Answered.')).toMatchObject([
      { route: 'none', status: 403 },
    ]);
    for (const place of ['/', '/about', '/icon.svg', '/healthz', '/readyz'])
      expect(linesOf(idOf(await parent.get(place)))).toEqual([]);
    const all = shop.lines().join('\n');
    for (const secret of [order, 'secret-word', 'somebody@example.in', email, 'Mira'])
      expect(all).not.toContain(secret);
  });
});

describe('a shop whose settings name no collector of traces', () => {
  it('loads none of what makes them', () => {
    const loaded = shop.lines().filter((line) => line.startsWith('loaded '));
    expect(loaded.some((line) => line.includes('prom-client'))).toBe(true);
    // The interface alone, which does nothing, comes with the accounts' library.
    const parts = /@opentelemetry\/(?!api\/|semantic-conventions\/)/;
    expect(loaded.filter((line) => parts.test(line))).toEqual([]);
  });
});
