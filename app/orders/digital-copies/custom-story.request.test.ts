import { execFileSync, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BOOK, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { whileRefusing } from '../../../testing/refusing.ts';
import { AT_LENGTH } from '../../../testing/long-form.ts';
import { slowdown } from '../../../testing/slowdown.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { markOf } from '../../books/book/custom-story.ts';

const STORY = `One morning Zorawar found a key under the pillow. “Whose are you?” asked Zorawar. The key said nothing & glowed.

So Zorawar went to the forest, where a frog sat by a door. “Mine!” croaked the frog. They opened it together, and behind it was the sea.`;
const KEY = 'canary-key';

/** A language model that answers as it is told and records what it was asked. */
let model: Server;
let says: unknown = [];
let way: 'is well' | 'answers 500' | 'hangs' = 'is well';
const asked: string[] = [];
let shop: TestShop;
let asha: Visitor;

beforeAll(async () => {
  model = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(Buffer.concat(chunks).toString());
      if (way === 'hangs') return;
      if (way === 'answers 500') response.statusCode = 500;
      const text = typeof says === 'string' ? says : JSON.stringify(says);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] }));
    });
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  shop = await openTestShop({ CHAT_API_KEY: KEY, CHAT_URL: `http://127.0.0.1:${port}` }, { press: true });
  asha = await shop.customer();
});
beforeEach(async () => {
  says = [];
  way = 'is well';
  asked.length = 0;
  await shop.sql`delete from rate_limits`;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await shop.close();
  model.closeAllConnections();
  model.close();
});

interface Item {
  id: string;
  order_id: string;
  custom_story: string;
  book: { storyNotes?: { of: string; notes: unknown[] } };
}

const itemOf = async (id: string): Promise<Item> =>
  (await shop.sql<Item>`select * from order_items where id = ${id}`)[0]!;

/** Orders a book of the story and waits until it is made. */
async function order(more: Record<string, unknown> = {}): Promise<{ item: Item; copy: string }> {
  const book = {
    ...BOOK,
    story: 'magic-kingdom',
    format: 'digital',
    characterName: 'Zorawar',
    customStory: STORY,
  };
  const opened = await checkOut(asha, { book: { ...book, ...more } });
  const { orderNumber } = await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<Item>`
    select i.* from order_items i join orders o on o.id = i.order_id where o.order_number = ${orderNumber}`;
  await until(async () => {
    const [made] = await shop.sql`select made_at from made_books where order_item_id = ${row!.id}`;
    return made?.['made_at'] ? made : null;
  }, 40);
  return { item: await itemOf(row!.id), copy: `/orders/${row!.order_id}/books/${row!.id}` };
}

const notesFor = async (text: string, name: string): Promise<unknown> => {
  const answer = await shop.visitor().postJson('/api/story-notes', { text, name });
  return ((await answer.json()) as { notes?: unknown }).notes;
};

/**
 * Only the letters and digits of a text, because quotations become speech balloons and lines are broken
 * differently.
 */
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const READER = 'pdftotext';
const poppler = !spawnSync(READER, ['-v']).error;

it('a book tells the parent’s own story, word for word', async () => {
  const { copy } = await order();
  const drawing = (await (await asha.get(`${copy}/drawing`)).json()) as { customStory: unknown };
  expect(drawing.customStory).toEqual({ text: STORY, notes: [] });
  if (!poppler) return;
  const pdf = Buffer.from(await (await asha.get(copy)).arrayBuffer());
  const words = execFileSync(READER, ['-raw', '-f', '4', '-l', '23', '-', '-'], { input: pdf }).toString(
    'utf8',
  );
  expect(letters(words)).toBe(letters(STORY));
});

it('chooses pictures for the preview without the child’s name, and takes names of pictures only', async () => {
  says = [
    { beat: 0, place: 'bedroom', pose: 'sit', mood: 'happy', words: 'Buy now' },
    { beat: 1, place: 'sewer', mood: 'surprised' },
    { beat: 999, place: 'cave' },
  ];
  expect(await notesFor(STORY, 'Zorawar Singh')).toEqual([
    { beat: 0, place: 'bedroom', pose: 'sit', mood: 'happy' },
    { beat: 1, mood: 'surprised' },
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('0: One morning {name} found a key under the pillow.');
  expect(asked[0]).not.toMatch(/Zorawar|Singh/);
});

it.each(['no JSON', { beat: 0 }, ['cave'], ''])(
  'goes by the rules when the model answers %j',
  async (answer) => {
    says = answer;
    expect(await notesFor(STORY, 'Zorawar')).toEqual([]);
  },
);

/** Shortens the twenty seconds that the model has for its notes to one. */
function waitLess(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 20_000 ? 1_000 : ms));
}

async function goOnByTheRules(): Promise<void> {
  const began = performance.now();
  expect(await notesFor(STORY, 'Zorawar')).toEqual([]);
  expect(performance.now() - began).toBeLessThan(5_000 * slowdown());
  const { item, copy } = await order();
  expect(item.book.storyNotes).toEqual({ of: markOf(STORY), notes: [] });
  expect((await asha.get(copy)).status).toBe(200);
}

/** The gate leaves out the answer 500, which is handled like a refused connection. */
const WAYS = AT_LENGTH
  ? (['takes no connection', 'answers 500', 'hangs'] as const)
  : (['takes no connection', 'hangs'] as const);

it.each(WAYS)('goes by the rules when the model %s, and makes the book that was paid', async (its) => {
  says = [{ beat: 0, mood: 'happy' }];
  waitLess();
  if (its === 'takes no connection') return whileRefusing(model, goOnByTheRules);
  way = its;
  await goOnByTheRules();
  expect(asked).toHaveLength(2);
});

it('goes by the rules when the day’s questions are used up, or one address asks too often', async () => {
  says = [{ beat: 0, mood: 'happy' }];
  for (let turn = 0; turn < 12; turn++) expect(await notesFor(`${STORY} ${turn}`, 'Z')).toHaveLength(1);
  expect(await notesFor(STORY, 'Z')).toEqual([]);
  await shop.sql`delete from rate_limits`;
  await shop.sql`insert into rate_limits (key, uses, window_ends_at) values ('story-notes', 400, now() + interval '1 day')`;
  expect(await notesFor(STORY, 'Z')).toEqual([]);
});

it('makes the book that was seen: notes of the preview are frozen and nobody is asked again', async () => {
  const storyNotes = { of: markOf(STORY), notes: [{ beat: 0, place: 'cave' }] };
  const { item, copy } = await order({ storyNotes });
  expect(asked).toEqual([]);
  expect(item.book.storyNotes).toEqual(storyNotes);
  const drawing = (await (await asha.get(`${copy}/drawing`)).json()) as { customStory: unknown };
  expect(drawing.customStory).toEqual({ text: STORY, notes: storyNotes.notes });
});

it('asks once for a book that nobody saw before, and orders it again with the same pictures', async () => {
  says = [{ beat: 1, mood: 'brave' }];
  const { item } = await order({ storyNotes: { of: 'another text', notes: [] } });
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toContain('Zorawar');
  expect(item.book.storyNotes).toEqual({ of: markOf(STORY), notes: says });
  expect((await asha.postForm('/orders', { orderId: item.order_id })).status).toBe(200);
  const [again] = await shop.sql<Item>`select * from cart_items order by added_at desc limit 1`;
  expect([again?.custom_story, again?.book.storyNotes]).toEqual([STORY, item.book.storyNotes]);
});

it.each([
  [
    'is longer than a book',
    'word '.repeat(900),
    'A book has room for 4,000 letters; this has 4,499. Please shorten it a little.',
  ],
  ['is in letters that nobody can print', 'Once வணக்கம் came.', '“வணக்கம்” cannot be printed yet.'],
])('says before anything is paid that a story %s', async (_, customStory, message) => {
  const { status, fields } = await checkOut(asha, { book: { ...BOOK, customStory } });
  expect(status).toBe(422);
  expect(fields?.['book.customStory']).toContain(message);
});
