import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unzipSync } from 'fflate';
import { SHIPPING } from '../../../testing/buying.ts';
import { deed, type DeskOrder, eventsOf, orderAtDesk, rowOf } from '../../../testing/order-page.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { proofClock } from './proof-clock.job.server.ts';

let shop: TestShop;
let asha: Visitor & { email: string };
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
  owner = await shop.staff('owner');
});
// All requests come from one address, so the tests reset its rate limits.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

interface Row {
  [column: string]: unknown;
}

interface Drawn extends DeskOrder {
  proof: string;
}

/** A paid order whose book is drawn. */
async function order(book: Record<string, unknown> = {}): Promise<Drawn> {
  const bought = await orderAtDesk(shop, asha, book);
  await draw(bought);
  return { ...bought, proof: `/orders/${bought.id}/proof` };
}

const TITLE = 'Mira and the lost little star';

/** Stores a drawn book as the workshop would, with tiny files. */
async function draw({ item }: DeskOrder, words = 'drawn'): Promise<void> {
  const [book] = await shop.sql<{ revision: number }>`
    select revision from made_books where order_item_id = ${item}`;
  const name = `books/${item}${book && book.revision > 1 ? `-r${book.revision}` : ''}`;
  const bytes = new TextEncoder().encode(`${words} ${item}`);
  for (const file of ['.pdf', '-print.pdf', '-cover.pdf'])
    await machine().files.put(`${name}${file}`, bytes, 'application/pdf');
  const drawing = new TextEncoder().encode(JSON.stringify({ story: 'superhero-adventure', name: words }));
  await machine().files.put(`${name}-drawing.json`, drawing, 'application/json');
  await shop.sql`update made_books set started_at = now(), made_at = now(), failed_at = null, pages = 24, title = ${TITLE},
    pdf_key = ${`${name}.pdf`}, print_key = ${`${name}-print.pdf`}, cover_key = ${`${name}-cover.pdf`}
    where order_item_id = ${item}`;
}

const stageOf = async (id: string) => (await rowOf(shop, id))?.['stage'];
const proofsOf = (id: string) => shop.sql<Row>`select * from proofs where order_id = ${id} order by round`;
const kindsOf = async (id: string) => (await eventsOf(shop, id)).map(({ kind }) => kind);
const subjectsOf = async (id: string) =>
  (
    await shop.sql<{ subject: string }>`select subject from letters where order_id = ${id} order by queued_at`
  ).map(({ subject }) => subject.replace(/ \(.*/, ''));

const send = ({ desk }: Drawn) => deed(owner, `${desk}/send-proof`);
const note = (item: string, text: string, page = 7) => ({
  orderItemId: item,
  page: String(page),
  x: '25.5',
  y: '80',
  text,
});

const look = () => proofClock.run({});
const SHA256 = expect.stringMatching(/^[0-9a-f]{64}$/);

describe('sending a proof', () => {
  it('lays the book before its parent and nobody else', async () => {
    const made = await order();
    expect((await send(made)).status).toBe(200);
    expect(await stageOf(made.id)).toBe('proof');
    const letter = await shop.letter(
      asha.email,
      new RegExp(`look at your finished book \\(${made.number}\\)`),
    );
    expect(letter.text).toContain(`${shop.url}${made.proof}`);
    expect(letter.text).toContain('48 hours');
    const own = await (await asha.get(`/orders/${made.id}`)).text();
    expect(own).toContain(`href="${made.proof}"`);
    const html = await (await asha.get(made.proof)).text();
    expect(wordsOfPage(html)).toContain('Yes, print it like this');
    expect(html).toContain(TITLE);
    expect(await (await owner.get(`${made.desk}/books/${made.item}.data`)).text()).toContain(TITLE);
    const drawing = await asha.get(`${made.proof}/${made.item}/drawing`);
    expect([drawing.status, drawing.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const ravi = await shop.customer();
    expect((await ravi.get(`${made.proof}/${made.item}/drawing`)).status).toBe(404);
    expect((await ravi.get(made.proof)).status).toBe(302);
    expect((await deed(ravi, `${made.proof}/approve`)).status).toBe(404);
    expect((await shop.visitor().get(made.proof)).headers.get('location')).toMatch(/^\/auth/);
    expect(await (await owner.get(`${made.desk}.data`)).text()).toContain('Proof due in 48 h');
  });

  it('waits for a book that is drawn, passed its check and has no proof out', async () => {
    const made = await order();
    await shop.sql`update made_books set made_at = null where order_item_id = ${made.item}`;
    expect(await send(made)).toMatchObject({ status: 409, said: expect.stringContaining('not drawn yet') });
    await shop.sql`update made_books set failed_at = now(), problems = '[]' where order_item_id = ${made.item}`;
    expect((await send(made)).said).toContain('did not pass its check');
    await draw(made);
    expect((await send(made)).status).toBe(200);
    expect((await send(made)).said).toContain('has a proof already');
    expect(await proofsOf(made.id)).toHaveLength(1);
    const digital = await order({ format: 'digital' });
    expect((await send(digital)).said).toContain('Nothing of this order is printed');
    expect((await deed(await shop.staff('support'), `${made.desk}/send-proof`)).status).toBe(403);
  });
});

describe('an approved book', () => {
  it('goes to the press, frozen by its files, and nothing of it is changed any more', async () => {
    const made = await order();
    await send(made);
    expect((await deed(asha, `${made.proof}/approve`)).status).toBe(200);
    expect(await stageOf(made.id)).toBe('printing');
    const [proof] = await proofsOf(made.id);
    expect(proof).toMatchObject({ approved_by: 'customer', round: 1 });
    expect(proof?.['books']).toEqual([
      { orderItemId: made.item, revision: 1, sha256: { pdf: SHA256, print: SHA256, cover: SHA256 } },
    ]);
    for (const [way, fields] of [
      ['edit-book', { orderItemId: made.item, characterName: 'Kabir' }],
      ['edit-address', { ...SHIPPING, city: 'Mysuru' }],
      ['redraw', { orderItemId: made.item }],
    ] as const)
      expect((await deed(owner, `${made.desk}/${way}`, fields)).status).toBe(409);
    expect((await deed(asha, `${made.proof}/approve`)).status).toBe(409);
    expect((await deed(asha, `${made.proof}/pin-note`, note(made.item, 'Late'))).status).toBe(409);
    expect((await asha.get(made.proof)).headers.get('location')).toBe(`/orders/${made.id}`);
    expect(await kindsOf(made.id)).toEqual(['moved', 'proof sent', 'proof approved', 'moved']);
    expect(await subjectsOf(made.id)).toContain('Your book goes to print');
  });

  it('is printed only from the very files that were approved', async () => {
    const made = await order();
    await send(made);
    await deed(asha, `${made.proof}/approve`);
    const pack = await owner.get(`${made.desk}/print-pack`);
    expect([pack.status, pack.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await pack.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      'job-ticket.pdf',
      '1-superhero-adventure-inside.pdf',
      '1-superhero-adventure-cover.pdf',
    ]);
    expect(new TextDecoder().decode(files['1-superhero-adventure-inside.pdf'])).toBe(`drawn ${made.item}`);
    expect(new TextDecoder('latin1').decode(files['job-ticket.pdf']?.slice(0, 5))).toBe('%PDF-');
    await machine().files.put(`books/${made.item}-print.pdf`, new Uint8Array([1]), 'application/pdf');
    const refused = await owner.get(`${made.desk}/print-pack`);
    expect([refused.status, await refused.text()]).toEqual([
      409,
      'A file is not the one that the parent approved.',
    ]);
    expect((await kindsOf(made.id)).filter((kind) => kind === 'print pack')).toHaveLength(1);
  });
});

describe('notes', () => {
  it('are pinned, taken off, handed in and answered by a second proof, which takes none', async () => {
    const made = await order();
    await send(made);
    for (const text of ['Her hair is longer', 'Wrong shoes'])
      expect((await deed(asha, `${made.proof}/pin-note`, note(made.item, text))).status).toBe(200);
    expect(
      (await deed(asha, `${made.proof}/pin-note`, { ...note(made.item, 'All too dark'), x: '', y: '' }))
        .status,
    ).toBe(200);
    const rows = await shop.sql<{ id: string; text: string; x: number | null }>`
      select n.id, n.text, n.x from proof_notes n join proofs p on p.id = n.proof_id
      where p.order_id = ${made.id} order by n.created_at`;
    expect(rows.map(({ text, x }) => [text, x])).toEqual([
      ['Her hair is longer', 25.5],
      ['Wrong shoes', 25.5],
      ['All too dark', null],
    ]);
    expect((await deed(asha, `${made.proof}/approve`)).said).toContain('There are notes on your book');
    const noteId = rows[1]?.id ?? '';
    expect((await deed(asha, `${made.proof}/remove-note`, { noteId })).status).toBe(200);
    expect((await deed(asha, `${made.proof}/remove-note`, { noteId })).status).toBe(409);
    expect((await deed(asha, `${made.proof}/hand-in`)).status).toBe(200);
    expect(await stageOf(made.id)).toBe('drawing');
    expect(await subjectsOf(made.id)).toEqual(
      expect.arrayContaining(['We have your notes', 'A parent pinned 2 notes']),
    );
    const desk = await (await owner.get(`${made.desk}.data`)).text();
    expect(desk).toContain('Her hair is longer');
    expect(desk).toContain('Mend what the parent pinned');
    const edit = {
      orderItemId: made.item,
      characterName: 'Mira',
      customTitle: 'Mira flies',
      customMessage: '',
      seen: JSON.stringify(['Mira', '', '']),
    };
    expect((await deed(owner, `${made.desk}/edit-book`, edit)).status).toBe(200);
    expect(await (await owner.get(`${made.desk}/books/${made.item}.data`)).text()).not.toContain(TITLE);
    expect((await send(made)).status).toBe(409);
    await draw(made, 'mended');
    expect((await send(made)).status).toBe(200);
    expect((await proofsOf(made.id)).map(({ round }) => round)).toEqual([1, 2]);
    expect((await deed(asha, `${made.proof}/pin-note`, note(made.item, 'More'))).said).toContain(
      'has been used',
    );
    expect(wordsOfPage(await (await asha.get(made.proof)).text())).toContain('Your book, drawn again');
    expect((await deed(asha, `${made.proof}/approve`)).status).toBe(200);
    expect(await stageOf(made.id)).toBe('printing');
  });

  it.each([
    ['nothing', { text: ' ' }],
    ['too much', { text: 'x'.repeat(501) }],
    ['a page that is none', { page: '25' }],
    ['a page before the cover', { page: '-1' }],
    ['a place off the page', { x: '101' }],
    ['another book', { orderItemId: '00000000-0000-4000-8000-000000000000' }],
  ])('that say %s are not taken', async (_, wrong) => {
    const made = await order();
    await send(made);
    expect(
      (await deed(asha, `${made.proof}/pin-note`, { ...note(made.item, 'Fine'), ...wrong })).status,
    ).toBe(422);
    expect((await deed(asha, `${made.proof}/hand-in`)).status).toBe(409);
  });
});

it('is answered in one way by a parent who approves, hands in and pins at once, in several windows', async () => {
  const made = await order();
  await send(made);
  const everything = Array.from({ length: 4 }, (_, window) => [
    deed(asha, `${made.proof}/approve`),
    deed(asha, `${made.proof}/pin-note`, note(made.item, `Window ${window}`)),
    deed(asha, `${made.proof}/hand-in`),
  ]);
  const answers = await Promise.all(everything.flat());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [proof] = await proofsOf(made.id);
  const approved = proof?.['approved_at'] !== null;
  expect(approved).not.toBe(proof?.['changes_asked_at'] !== null);
  expect(await stageOf(made.id)).toBe(approved ? 'printing' : 'drawing');
  const ends = (await kindsOf(made.id)).filter((kind) => /^proof (approved|notes)/.test(kind));
  expect(ends).toHaveLength(1);
});

describe('a proof that nobody answers', () => {
  it('goes on by itself after 48 hours, once', async () => {
    const made = await order();
    await send(made);
    shop.clock.advance({ hours: 47, minutes: 59 });
    await look();
    expect(await stageOf(made.id)).toBe('proof');
    shop.clock.advance({ minutes: 2 });
    await Promise.all([look(), look()]);
    expect(await stageOf(made.id)).toBe('printing');
    expect((await proofsOf(made.id))[0]).toMatchObject({ approved_by: 'time' });
    expect((await kindsOf(made.id)).filter((kind) => kind === 'proof approved')).toHaveLength(1);
    expect(
      (await subjectsOf(made.id)).filter((subject) => subject === 'Your book goes to print'),
    ).toHaveLength(1);
    owner = await shop.staff('owner');
  });

  it('does not lose notes that were never handed in', async () => {
    const made = await order();
    await send(made);
    await deed(asha, `${made.proof}/pin-note`, note(made.item, 'Her hair is longer'));
    shop.clock.advance({ hours: 49 });
    await look();
    expect(await stageOf(made.id)).toBe('drawing');
    expect((await proofsOf(made.id))[0]).toMatchObject({ approved_at: null });
    owner = await shop.staff('owner');
  });

  it('waits with an order that is held, and goes with one that came to another end', async () => {
    const [held, ended] = [await order(), await order()];
    for (const made of [held, ended]) await send(made);
    await deed(owner, `${held.desk}/hold`, { because: 'A question about the address.' });
    await shop.sql`update orders set stage = 'cancelled' where id = ${ended.id}`;
    expect((await deed(asha, `${held.proof}/approve`)).status).toBe(409);
    shop.clock.advance({ hours: 49 });
    await look();
    expect(await stageOf(held.id)).toBe('proof');
    expect((await proofsOf(ended.id))[0]?.['withdrawn_at']).toBeTruthy();
    owner = await shop.staff('owner');
    await deed(owner, `${held.desk}/lift-hold`);
    await look();
    expect(await stageOf(held.id)).toBe('printing');
  });
});

describe('staff', () => {
  it('who change a book take its proof back', async () => {
    const made = await order();
    await send(made);
    await deed(owner, `${made.desk}/redraw`, { orderItemId: made.item });
    expect(await stageOf(made.id)).toBe('drawing');
    expect((await proofsOf(made.id))[0]?.['withdrawn_at']).toBeTruthy();
    expect((await deed(asha, `${made.proof}/approve`)).status).toBe(409);
  });

  it('approve on the word of the parent by moving it to the press', async () => {
    const made = await order();
    await send(made);
    expect((await deed(owner, `${made.desk}/move`, { to: 'printing' })).status).toBe(200);
    expect((await proofsOf(made.id))[0]).toMatchObject({ approved_by: 'Test owner' });
  });
});
