import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop({}, { press: true });
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

const WORDS = {
  title: 'The lamp on the roof',
  theme: 'space-explorer',
  description: 'A small lamp, a dark street, and somebody who cares.',
  template: [
    '{name} lived in a house with a blue door. On the roof stood a lamp that nobody had lit for years.',
    '“Why is it dark?” asked {name}. Grandmother smiled. “Because nobody climbs so high any more.”',
    'So {name} climbed. One step, two steps, a hundred steps. At the top the wind said hello.',
    'The lamp was full of dust. {name} cleaned it, slowly, until it shone. “{NAME}!” called the whole street.',
    'That night every child found the way home. And {name} fell asleep under the warm little light.',
  ].join('\n\n'),
};

const save = (id: string, changes: Partial<typeof WORDS & { wish: string }> = {}, who = owner) =>
  who.postForm(`/admin/stories/${id}/save`, { ...WORDS, wish: 'keep', ...changes });
const rows = () => shop.sql<{
  id: string;
  title: string;
  shelved_at: Date | null;
  withdrawn_at: Date | null;
}>`
  select id, title, shelved_at, withdrawn_at from shop_stories order by created_at`;
const wizard = async () => (await shop.visitor().get('/create')).text();

/** The only draft's id. */
async function draft(): Promise<string> {
  const drafts = (await rows()).filter((row) => !row.shelved_at && !row.withdrawn_at);
  return drafts.at(-1)?.id ?? 'none';
}

describe('a story that the shop writes', () => {
  it('is a draft first, which nobody can choose', async () => {
    expect((await save('new')).status).toBe(200);
    expect(await rows()).toMatchObject([{ title: WORDS.title, shelved_at: null }]);
    expect(await wizard()).not.toContain(WORDS.title);
    const id = await draft();
    expect((await shop.visitor().get(`/api/stories/${id}`)).status).toBe(404);
    const parent = await shop.customer();
    expect(await checkOut(parent, { book: { ...BOOK, shopStory: id } })).toMatchObject({
      status: 422,
      problem: 'story',
    });
  });

  it('reports the place of an unknown placeholder and still saves the text', async () => {
    const id = await draft();
    const template = `${WORDS.template}\n\nThen {nmae} went home.`;
    const answer = await save(id, { template, wish: 'shelve' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Nothing is put in for {nmae}: line 11, letter 6.');
    expect(await shop.sql`select template from shop_stories`).toEqual([{ template }]);
    expect((await rows())[0]?.shelved_at).toBeNull();
  });

  it('asks for a title and refuses an unknown theme', async () => {
    const answer = await save('new', { title: '  ', theme: 'somebody-elses-world' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('Please give the story a title.');
    expect(text).toContain('Please choose a theme.');
    expect(await rows()).toHaveLength(1);
  });

  it('joins the wizard once the workshop can make a book of it', async () => {
    const answer = await save(await draft(), { wish: 'shelve' });
    expect(answer.headers.get('location')).toBe('/admin/stories');
    expect((await rows())[0]?.shelved_at).not.toBeNull();
    await until(async () => (await wizard()).includes(WORDS.title));
  });

  it('is ordered with the words that its parent saw, also after it changed', async () => {
    const id = (await rows())[0]?.id ?? '';
    const parent = await shop.customer();
    const opened = await checkOut(parent, {
      book: { ...BOOK, story: WORDS.theme, format: 'digital', shopStory: id },
    });
    expect(opened.status).toBe(200);
    await save(id, { template: `${WORDS.template}\n\nA new last line for {name}.` });
    await save(await draft(), {
      template: `${WORDS.template}\n\nA new last line for {name}.`,
      wish: 'shelve',
    });
    expect((await rows())[0]?.withdrawn_at).not.toBeNull();
    await report(parent, opened.checkoutId, pay(shop, opened.payment.orderId));
    const [item] = await shop.sql<{ product_title: string; book: { told: object } }>`
      select product_title, book from order_items`;
    expect(item).toMatchObject({
      product_title: WORDS.title,
      book: { story: WORDS.theme, told: { id, title: WORDS.title, template: WORDS.template } },
    });
    await until(
      async () => (await shop.sql`select 1 from made_books where made_at is not null`).length === 1,
      60,
    );
  });

  it('leaves the wizard when it is taken out', async () => {
    const id = (await rows()).find((row) => row.shelved_at && !row.withdrawn_at)?.id ?? '';
    expect((await owner.postForm(`/admin/stories/${id}/withdraw`, {})).status).toBe(302);
    await until(async () => !(await wizard()).includes(WORDS.title));
    expect((await owner.postForm(`/admin/stories/${id}/withdraw`, {})).status).toBe(404);
  });

  it('can be written by the owner only, and every step is in the log', async () => {
    for (const role of ['production', 'support'] as const)
      expect((await save('new', {}, await shop.staff(role))).status).toBe(403);
    const deeds = await shop.sql<{
      action: string;
    }>`select action from staff_log where subject like 'story %' order by id`;
    expect(deeds.map(({ action }) => action)).toEqual([
      'story added',
      'story changed',
      'story changed',
      'story put into the wizard',
      'story changed',
      'story changed',
      'story put into the wizard',
      'story withdrawn',
    ]);
  });
});
