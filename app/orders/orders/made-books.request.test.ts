import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { photoForm } from '../../../testing/photos.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
let asha: Visitor & { email: string };
beforeAll(async () => {
  shop = await openTestShop({}, { press: true });
  asha = await shop.customer();
});
// All requests come from one address, so the tests reset its rate limits.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

interface Row {
  [column: string]: unknown;
}

/** An ordered book: the paths of its order's page and of its copy, and its item id. */
interface Ordered {
  page: string;
  copy: string;
  itemId: string;
}

const STORY = { ...BOOK, story: 'space-explorer' };

async function order(book: Record<string, unknown>): Promise<Ordered> {
  const opened = await checkOut(asha, { book: { ...STORY, ...book } });
  const { orderNumber } = await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<{ id: string; order_id: string }>`
    select i.id, i.order_id from order_items i join orders o on o.id = i.order_id
    where o.order_number = ${orderNumber}`;
  if (!row) throw new Error('Nothing was ordered.');
  const page = `/orders/${row.order_id}`;
  return { page, copy: `${page}/books/${row.id}`, itemId: row.id };
}

const orderOf = (page: string) => page.split('/').at(-1);
const rowOf = async (itemId: string) =>
  (await shop.sql<Row>`select * from made_books where order_item_id = ${itemId}`)[0];

/** Waits until the book is made or refused. */
const settled = (itemId: string) =>
  until<Row>(async () => {
    const row = await rowOf(itemId);
    return row?.['made_at'] || row?.['failed_at'] ? row : null;
  }, 60);

/** A book that is made once and shared by tests. They must not change it. */
function madeOnce(book: Record<string, unknown>): () => Promise<Ordered> {
  let made: Promise<Ordered> | undefined;
  return () =>
    (made ??= order(book).then(async (ordered) => {
      await settled(ordered.itemId);
      return ordered;
    }));
}
const madeDigital = madeOnce({ format: 'digital' });
const madePrint = madeOnce({ format: 'print' });
const madeInHindi = madeOnce({ format: 'digital', language: 'hi', characterName: 'अर्जुन' });
/** A book with everything that a parent can write and choose. */
const madeInFull = madeOnce({
  format: 'combo',
  characterName: 'Zorawar',
  customTitle: 'Zorawar / "and" the star',
  customMessage: 'For our brave one',
  favourites: { animal: 'elephant', colour: 'purple' },
  wheelchair: true,
});

/** Gives the draft a photo. @returns its id. */
async function givePhoto(): Promise<string> {
  const photo = photoForm(readFileSync('comic/hero/fixtures/astronaut.jpg'));
  expect((await asha.send('POST', '/api/photo', photo)).status).toBe(200);
  const [row] = await shop.sql<{ id: string }>`select id from photos order by stored_at desc limit 1`;
  return row?.id ?? 'none';
}

const text = async (page: string) => (await asha.get(page)).text();

async function downloaded(copy: string): Promise<Buffer> {
  const answer = await asha.get(copy);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const READER = 'pdftotext';
const poppler = !spawnSync(READER, ['-v']).error;
const wordsOf = (pdf: Buffer) => execFileSync(READER, ['-', '-'], { input: pdf }).toString('utf8');

it('a paid book is made and can be downloaded at once, by its customer only', async () => {
  const { page, copy, itemId } = await madeInFull();
  expect(await rowOf(itemId)).toMatchObject({ failed_at: null, problems: null, pages: 24 });
  expect(await text(page)).toContain('Your digital copy is ready to read. The print follows by post.');
  expect(await text(page)).toContain(`href="${copy}"`);
  const answer = await asha.get(copy);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="Zorawar and the star\.pdf";/),
  });
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const ravi = await shop.customer();
  const missing = `${page}/books/00000000-0000-4000-8000-000000000000`;
  const strangers = [await ravi.get(copy), await ravi.get(missing), await asha.get(missing)];
  expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await shop.visitor().get(copy)).headers.get('location')).toMatch(/^\/auth\?next=/);
});

it.runIf(poppler)('the words of a copy can be found and copied', async () => {
  const { copy } = await madeInFull();
  const words = wordsOf(await downloaded(copy));
  for (const part of ['Zorawar', 'For our brave one']) expect(words).toContain(part);
});

it.runIf(poppler)('a book ordered in Hindi is told in Hindi', async () => {
  const { copy } = await madeInHindi();
  expect(wordsOf(await downloaded(copy))).toContain('अर्जुन और खोया हुआ नन्हा तारा');
});

it.runIf(poppler)('a book tells of the favourites and the wheelchair that its parent chose', async () => {
  const { page, copy } = await madeInFull();
  const words = wordsOf(await downloaded(copy)).replaceAll(/\s+/g, ' ');
  expect(words).toContain('One little elephant, yes. And absolutely no cats.');
  expect(words).toContain('purple gloves');
  expect(words).toContain('All right, wheels.');
  expect(await text(page)).toContain('Elephant, purple');
});

it('a digital book has its copy at once and no files for the printing house', async () => {
  const { page, copy, itemId } = await madeDigital();
  expect(await rowOf(itemId)).toMatchObject({ print_key: null, cover_key: null });
  for (const day of ['\\d', '']) {
    const words = wordsOfPage(await text(page));
    expect(words).toContain('Where your book is Delivered Your digital copy is ready');
    expect(words).toMatch(new RegExp(`In your account \\(done\\) Current ${day}`));
    expect(words).not.toMatch(/Pending|In your account as|Out for delivery/);
    // Staff may move the order back; its customer can still read the book.
    await shop.sql`update orders set stage = 'photo_check', delivered_at = null where id = ${orderOf(page)}`;
  }
  const card = (await text('/orders')).split('<article').find((html) => html.includes(`href="${page}"`));
  expect(card).not.toContain('Expected delivery');
  expect((await downloaded(copy)).length).toBeGreaterThan(100_000);
  const [row] = await shop.sql<Row>`
    select order_number from orders where id = ${orderOf(page)}`;
  expect(await text(`/thank-you?order=${String(row?.['order_number'])}`)).toContain(`href="${copy}/read"`);
});

it('a copy that is ready is told by letter, unless its customer wants no order updates', async () => {
  const told = async (itemId: string) =>
    shop.sql`select recipient, html from letters where event = ${`copy-ready/${itemId}`}`;
  const wished = await madeDigital();
  expect(await told(wished.itemId)).toEqual([
    { recipient: asha.email, html: expect.stringContaining(wished.page) },
  ]);
  const printed = await madePrint();
  expect(await told(printed.itemId)).toEqual([]);
  await asha.postJson('/api/profile', { kind: 'notifications', orderUpdates: false, offers: false });
  const unwished = await order({ format: 'digital' });
  await settled(unwished.itemId);
  expect(await told(unwished.itemId)).toEqual([]);
  const placed = await shop.sql`
    select 1 from letters l join order_items i on l.event = 'order-placed/' || i.order_id || '/customer'
    where i.id = ${unwished.itemId}`;
  expect(placed).toHaveLength(1);
});

it('the copy of a printed book unlocks when the shop records that the print is shipped', async () => {
  const { page, copy, itemId } = await madePrint();
  const row = await rowOf(itemId);
  for (const key of ['pdf_key', 'print_key', 'cover_key'])
    expect(await machine().files.get(String(row?.[key]))).toBeDefined();
  const locked = async () => {
    const answer = await asha.get(copy);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    const words = await text(page);
    expect(words).toContain('The pages of your book are drawn. Your digital copy unlocks when the print');
    expect(words).not.toContain('Your book is ready');
    expect(words).not.toContain(`href="${copy}`);
  };
  await locked();
  await shop.sql`update orders set status = 'preparing', progress_at = now() where ${page} like '%' || id`;
  await locked();
  await shop.sql`update orders set status = 'shipped' where ${page} like '%' || id`;
  expect(await text(page)).toContain('Your book is ready.');
  expect((await downloaded(copy)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('the same order gives the same bytes, and a finished book is not made again', async () => {
  const { copy, itemId } = await madeInHindi();
  const first = await rowOf(itemId);
  const before = await downloaded(copy);
  await makeAgain(itemId);
  expect(await rowOf(itemId)).toEqual(first);
  await machine().files.delete(String(first?.['pdf_key']));
  await shop.sql`delete from made_books where order_item_id = ${itemId}`;
  await sweep();
  await settled(itemId);
  expect(Buffer.compare(await downloaded(copy), before)).toBe(0);
});

/** Whether the system lists processes under `/proc`. */
const PROC = existsSync('/proc/self/task');

it.runIf(PROC)('a press that is killed while it makes a book is started again', async () => {
  const { itemId } = await order({ format: 'digital' });
  await killPress();
  const tries = () => shop.sql<Row>`
    select state, retry_count from pgboss.job where name = 'make-book' and data ->> 'orderItemId' = ${itemId}`;
  await until(async () => (await tries())[0]?.['state'] === 'retry');
  expect(await rowOf(itemId)).toMatchObject({ made_at: null, failed_at: null });
  await shop.sql`update pgboss.job set start_after = now() where name = 'make-book' and state = 'retry'`;
  expect(await settled(itemId)).toMatchObject({ failed_at: null, problems: null, pages: 24 });
  await until(async () => (await tries())[0]?.['state'] === 'completed');
  expect(await tries()).toEqual([{ state: 'completed', retry_count: 1 }]);
});

it.runIf(PROC)('a press that dies for two hours keeps the book back, and staff see why', async () => {
  const { itemId } = await madePrint();
  await shop.sql`update made_books set queued_at = now() - interval '3 hours' where order_item_id = ${itemId}`;
  const making = await beginAgain(itemId);
  await killPress();
  await making.end;
  expect(await rowOf(itemId)).toMatchObject({
    made_at: null,
    problems: [{ rule: 'making', message: expect.stringContaining('The press closed.') }],
  });
});

it('two jobs that draw the same book side by side leave it whole', async () => {
  const { copy, itemId } = await madeDigital();
  const { made_at: madeAt, pdf_key: pdfKey } = (await rowOf(itemId)) ?? {};
  const making = await beginAgain(itemId);
  // The other job ends first.
  await shop.sql`update made_books set made_at = ${madeAt}, pdf_key = ${pdfKey} where order_item_id = ${itemId}`;
  await making.end;
  expect((await downloaded(copy)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('a book whose order is held while it is drawn waits for the end of the hold', async () => {
  const { page, itemId } = await madeDigital();
  await shop.sql`delete from letters where event = ${`copy-ready/${itemId}`}`;
  const making = await beginAgain(itemId);
  await shop.sql`update orders set held_at = now(), held_because = 'A look' where ${page} like '%' || id`;
  await making.end;
  expect(await rowOf(itemId)).toMatchObject({ made_at: null, failed_at: null });
  expect(await shop.sql`select 1 from letters where event = ${`copy-ready/${itemId}`}`).toEqual([]);
  await shop.sql`update orders set held_at = null where ${page} like '%' || id`;
  await makeAgain(itemId);
  expect(await settled(itemId)).toMatchObject({ failed_at: null });
});

it('a book that cannot be printed is kept back, and the owner is told why, once', async () => {
  const { page, copy, itemId } = await madeInHindi();
  await shop.sql`update order_items set book = jsonb_set(book, '{story}', '"ocean"') where id = ${itemId}`;
  await shop.sql`delete from made_books where order_item_id = ${itemId}`;
  await sweep();
  const row = await settled(itemId);
  expect(row).toMatchObject({ made_at: null, pdf_key: null, problems: [{ rule: 'making' }] });
  expect((await asha.get(copy)).status).toBe(303);
  expect(await text(page)).toContain('closer look');
  const told = async () =>
    (await shop.letters()).filter(
      ({ to, text }) => to === 'owner@nanheveer.example' && text.includes('ocean'),
    );
  await until(async () => (await told()).length > 0);
  await makeAgain(itemId);
  expect(await rowOf(itemId)).toEqual(row);
  expect((await told()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/did not pass its check/),
  ]);
});

it('a held order has no book until its hold is lifted', async () => {
  const { itemId, page, copy } = await madeDigital();
  await shop.sql`delete from made_books where order_item_id = ${itemId}`;
  await shop.sql`update orders set held_at = now(), held_because = 'A look' where ${page} like '%' || id`;
  await makeAgain(itemId);
  await sweep();
  expect(await rowOf(itemId)).toBeUndefined();
  expect((await asha.get(copy)).status).toBe(303);
  await shop.sql`update orders set held_at = null where ${page} like '%' || id`;
  await sweep();
  expect(await settled(itemId)).toMatchObject({ failed_at: null });
});

it('a photo that cannot be drawn now is waited for; in the end its parent is asked, and no other hero is drawn', async () => {
  const photoId = await givePhoto();
  const picture = `photos/${photoId}.jpg`;
  expect(await machine().files.get(picture)).toBeDefined();
  await machine().files.delete(picture);
  const { page, itemId } = await order({ format: 'digital' });
  await until(async () => {
    const [row] = await shop.sql<Row>`select refusal from heroes where photo_id = ${photoId}`;
    return row?.['refusal'] === 'unavailable';
  });
  expect(await text(page)).toContain('Your book is being drawn.');
  shop.clock.advance({ hours: 3 });
  await makeAgain(itemId);
  expect(await settled(itemId)).toMatchObject({ made_at: null, problems: [{ rule: 'hero' }] });
  expect(await text(page)).toContain('Your book waits for a word from you');
});

it.runIf(existsSync('.cache/models'))('a book with a photo stays when the photo leaves', async () => {
  await givePhoto();
  const { copy, itemId } = await order({ format: 'digital' });
  expect(await settled(itemId)).toMatchObject({ failed_at: null, problems: null });
  const before = await downloaded(copy);
  const drawing = await machine().files.get(`books/${itemId}-drawing.json`);
  expect(JSON.parse(new TextDecoder().decode(drawing))).toMatchObject({ hero: { kind: 'likeness' } });
  shop.clock.advance({ days: 60 });
  await runJob('photo-clock', {});
  const photos =
    await shop.sql<Row>`select id from photos where order_id is not null and forgotten_at is null`;
  expect(photos).toEqual([]);
  expect(await machine().files.get(`books/${itemId}.pdf`)).toEqual(new Uint8Array(before));
});

const killPress = async () => process.kill(await until(async () => pressUnderWay(), 20), 'SIGKILL');

/** The id of a drawing process that this process started. */
function pressUnderWay(): number | undefined {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children
    .filter(Boolean)
    .map(Number)
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('comic/make-worker.ts'));
}

/** Starts making a finished book again and waits until that has begun. */
async function beginAgain(itemId: string): Promise<{ end: Promise<void> }> {
  await shop.sql`
    update made_books set made_at = null, pdf_key = null, started_at = null where order_item_id = ${itemId}`;
  const end = makeAgain(itemId);
  await until(async () => (await rowOf(itemId))?.['started_at']);
  return { end };
}

const makeAgain = (orderItemId: string) => runJob('make-book', { orderItemId });
const sweep = () => runJob('sweep-books', {});

async function runJob(name: string, data: object): Promise<void> {
  const id = await machine().boss.send(name, data);
  await until(async () => {
    const [job] = await shop.sql<Row>`select state from pgboss.job where id = ${id}`;
    return job?.['state'] === 'completed';
  }, 20);
}
