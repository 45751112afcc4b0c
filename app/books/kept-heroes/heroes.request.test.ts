import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LIKENESSES } from '../../../comic/sample-likenesses.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { type KeptHero, MOST_HEROES } from './kept-hero.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const [MIRA, ARJUN] = LIKENESSES as [(typeof LIKENESSES)[number], (typeof LIKENESSES)[number]];

const keep = (who: Visitor, name: string, hero: unknown) => who.postJson('/api/heroes', { name, hero });
const remove = (who: Visitor, id: string) =>
  who.send('DELETE', '/api/heroes', JSON.stringify({ id }), { 'Content-Type': 'application/json' });
async function heroesOf(who: Visitor): Promise<KeptHero[]> {
  const answer = await who.get('/api/heroes');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return ((await answer.json()) as { heroes: KeptHero[] }).heroes;
}

it('a hero is kept under its name, made right later, and deleted, by its own customer alone', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()];
  expect((await keep(asha, ' Mira ', MIRA)).status).toBe(200);
  expect((await keep(asha, 'Arjun', ARJUN)).status).toBe(200);
  expect((await keep(asha, 'Mira', { ...MIRA, wishes: { freckles: true } })).status).toBe(200);
  const kept = await heroesOf(asha);
  expect(kept.map(({ name }) => name)).toEqual(['Arjun', 'Mira']);
  expect(kept[1]).toMatchObject({ hero: { ...MIRA, wishes: { freckles: true } } });
  expect(await heroesOf(ravi)).toEqual([]);
  const [owner] = await shop.sql`select id from users where email = ${asha.email}`;
  expect(await (await asha.get('/api/heroes')).json()).toMatchObject({ userId: owner!['id'] });
  await remove(ravi, kept[0]!.id);
  expect(await heroesOf(asha)).toHaveLength(2);
  const gone = await remove(asha, kept[0]!.id);
  expect(gone.status).toBe(200);
  expect((await heroesOf(asha)).map(({ name }) => name)).toEqual(['Mira']);
});

it.each([
  ['no name', { name: ' ', hero: MIRA }],
  ['a hero with markup', { name: 'Mira', hero: { ...MIRA, eyes: '"/>' } }],
  ['a photo', { name: 'Mira', hero: { kind: 'photo' } }],
])('%s is not kept', async (_what, body) => {
  expect((await (await shop.customer()).postJson('/api/heroes', body)).status).toBe(422);
});

it('a name is as long as a book takes it: forty letters as they are read', async () => {
  const asha = await shop.customer();
  const name = 'क्षि'.repeat(40);
  expect((await keep(asha, name, MIRA)).status).toBe(200);
  expect((await heroesOf(asha)).map((hero) => hero.name)).toEqual([name]);
  expect((await keep(asha, 'a'.repeat(161), MIRA)).status).toBe(422);
});

it('a family keeps twelve, also when they are sent at once, and reads why there is no more', async () => {
  const asha = await shop.customer();
  const answers = await Promise.all(
    Array.from({ length: MOST_HEROES + 2 }, (_, nth) => keep(asha, `Child ${nth}`, MIRA)),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await heroesOf(asha)).toHaveLength(MOST_HEROES);
  const full = await keep(asha, 'One more', MIRA);
  expect(await full.json()).toMatchObject({ message: expect.stringContaining('Delete one in your profile') });
});

it('they are for customers, and leave with their account', async () => {
  expect((await shop.visitor().get('/api/heroes')).status).toBe(401);
  const asha = await shop.customer();
  await keep(asha, 'Mira', MIRA);
  await shop.sql`delete from users where email = ${asha.email}`;
  expect(
    await shop.sql`select 1 from kept_heroes where name = 'Mira' and user_id not in (select id from users)`,
  ).toEqual([]);
});
