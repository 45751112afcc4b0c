import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHOTO_EXPRESSIONS } from '#comic';
import { photoSample } from '../../../comic/sample-heroes.ts';
import { twoFaces } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { CONSENT_VERSION } from '../photos/photo-rules.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { keepResult, wishOf } from './draw-hero.job.server.ts';
import type { HeroState } from './hero-state.ts';
import { beginHero } from './hero-studio.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A parent whose photo is an empty wall, and the photo's id. */
async function parentWithWall(shade: string): Promise<Visitor & { photoId: string }> {
  const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: shade } });
  return parentWith(await wall.jpeg().toBuffer());
}

async function parentWith(photo: Uint8Array): Promise<Visitor & { photoId: string }> {
  const parent = shop.visitor();
  const form = new FormData();
  form.set('consent', 'yes');
  form.set('consentText', CONSENT_VERSION);
  form.set('photo', new File([new Uint8Array(photo)], 'photo.jpg'));
  expect((await parent.send('POST', '/api/photo', form)).status).toBe(200);
  const [row] = await shop.sql<{ id: string }>`select id from photos order by stored_at desc limit 1`;
  return Object.assign(parent, { photoId: row?.id ?? '' });
}

const stateOf = async (visitor: Visitor) => (await (await visitor.get('/api/hero')).json()) as HeroState;

async function settled(visitor: Visitor): Promise<HeroState> {
  const deadline = Date.now() + 60_000;
  let state = await stateOf(visitor);
  while ((state.state === 'queued' || state.state === 'working') && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    state = await stateOf(visitor);
  }
  return state;
}

/**
 * The refusal of a wall: `no-face` if this machine has a studio, which then finds no face; else
 * `unavailable`.
 */
const STUDIO = existsSync('.cache/models');
const REASON = STUDIO ? 'no-face' : 'unavailable';

it('nobody without a photo has a hero, and asking for one makes none', async () => {
  const visitor = shop.visitor();
  expect(await stateOf(visitor)).toEqual({ state: 'none' });
  expect(await (await visitor.postJson('/api/hero', {})).json()).toEqual({ state: 'none' });
});

it.each([
  null,
  7,
  { face: 0 },
  { photo: '' },
  ...[-1, 1.5, '0', null].map((face) => ({ face, photo: '' })),
  { draw: 'oil', photo: '' },
  { draw: 'photo' },
])('%j is not a wish', async (wish) => {
  expect((await shop.visitor().postJson('/api/hero', wish)).status).toBe(422);
});

it('a photo waits its turn and is drawn or kindly refused, for its own parent only', async () => {
  const parent = await parentWithWall('#b7a58f');
  expect(await stateOf(parent)).toEqual({ state: 'none' });
  const begun = (await (await parent.postJson('/api/hero', {})).json()) as HeroState;
  expect(['queued', 'working', 'refused']).toContain(begun.state);
  expect(await settled(parent)).toMatchObject({ state: 'refused', reason: REASON, faces: [] });
  const end = await stateOf(parent);
  expect(end.state === 'refused' && end.message).toMatch(/drawn hero/);
  expect(await stateOf(shop.visitor())).toEqual({ state: 'none' });
});

it.runIf(STUDIO)(
  'a portrait becomes a drawn child, and its own face with every expression when that is asked for',
  async () => {
    const parent = await parentWith(readFileSync('comic/hero/fixtures/astronaut.jpg'));
    await parent.postJson('/api/hero', {});
    const drawn = await settled(parent);
    expect(drawn).toMatchObject({ state: 'ready', hero: { kind: 'likeness' } });
    expect(JSON.stringify(drawn).length).toBeLessThan(8_000);
    await choose(parent, { draw: 'photo' });
    const kept = await settled(parent);
    expect(kept).toMatchObject({ state: 'ready', hero: { kind: 'photo' } });
    expect(Object.keys(headsOf(kept)).sort()).toEqual([...PHOTO_EXPRESSIONS].sort());
    await choose(parent, { draw: 'likeness' });
    expect(await settled(parent)).toEqual(drawn);
  },
);

it('a hero from a release that drew no children keeps the photo’s own face', async () => {
  const parent = await parentWithWall('#8fb7b0');
  await shop.sql`insert into heroes (id, photo_id, queued_at, made_at)
    values (gen_random_uuid(), ${parent.photoId}, now(), now())`;
  const kept = new TextEncoder().encode(JSON.stringify({ hero: photoSample, face: null }));
  await machine().files.put(`heroes/${parent.photoId}.json`, kept, 'application/json');
  await parent.postJson('/api/hero', {});
  expect(await settled(parent)).toMatchObject({ state: 'ready', hero: { kind: 'photo' } });
});

const headsOf = (end: HeroState): object =>
  end.state === 'ready' && end.hero.kind === 'photo' ? end.hero.heads : {};

it('what was drawn for one draft is not taken for another one that sends the same picture', async () => {
  const first = await parentWithWall('#77aa99');
  await first.postJson('/api/hero', {});
  await settled(first);
  const mark = { refused: 'profile', faces: [], upright: 0, draw: 'likeness' };
  await machine().files.put(
    `heroes/${first.photoId}.json`,
    new TextEncoder().encode(JSON.stringify(mark)),
    'application/json',
  );
  await shop.sql`update heroes set refusal = 'profile' where photo_id = ${first.photoId}`;
  const stranger = await parentWithWall('#77aa99');
  await stranger.postJson('/api/hero', {});
  expect(await settled(stranger)).toMatchObject({ state: 'refused', reason: REASON });
});

it('the same picture of one customer is not drawn twice, and outlives its twin', async () => {
  const first = await parentWithWall('#77aa88');
  await first.postJson('/api/hero', {});
  const answer = await settled(first);
  const file = `heroes/${first.photoId}.json`;
  const mark = { refused: 'profile', faces: [{ x: 0, y: 0, width: 1, height: 1 }], draw: 'likeness' };
  await machine().files.put(file, new TextEncoder().encode(JSON.stringify(mark)), 'application/json');
  await shop.sql`update heroes set refusal = 'profile' where photo_id = ${first.photoId}`;
  const second = await parentWithWall('#77aa88');
  await shop.sql`update photos set user_id = 'asha' where id in (${first.photoId}, ${second.photoId})`;
  await second.postJson('/api/hero', {});
  expect(answer.state).toBe('refused');
  expect(await settled(second)).toMatchObject({ state: 'refused', reason: 'profile', faces: mark.faces });
  await first.send('DELETE', '/api/photo');
  expect(await stateOf(second)).toMatchObject({ reason: 'profile', faces: mark.faces });
});

it('whoever looks puts nothing in the queue; a photo that its job has left is refused, and drawn when asked again', async () => {
  const parent = await parentWithWall('#8fa5b7');
  const left = (age: string) => shop.sql`
    insert into heroes (id, photo_id, queued_at)
    values (gen_random_uuid(), ${parent.photoId}, date_trunc('milliseconds', now()) - ${age}::interval)
    on conflict (photo_id) do update set queued_at = excluded.queued_at`;
  await left('1 minute');
  expect(await stateOf(parent)).toEqual({ state: 'queued', place: 1 });
  expect(await shop.sql`select id from pgboss.job where singleton_key = ${parent.photoId}`).toEqual([]);
  const { photoId: dead } = await parentWithWall('#b78fa5');
  await shop.sql`insert into heroes (id, photo_id, queued_at) values (gen_random_uuid(), ${dead}, now() - interval '1 hour')`;
  expect(await stateOf(parent)).toEqual({ state: 'queued', place: 1 });
  await shop.sql`insert into pgboss.job (name, singleton_key, data, state, start_after, created_on)
    values ('draw-hero', ${dead}, '{}', 'created', now() + interval '1 day', now() - interval '1 hour'),
      ('draw-hero', ${parent.photoId}, '{}', 'created', now() + interval '1 day', now())`;
  expect(await stateOf(parent)).toEqual({ state: 'queued', place: 2 });
  await shop.sql`delete from pgboss.job where singleton_key in (${dead}, ${parent.photoId})`;
  await left('3 minutes');
  expect(await stateOf(parent)).toMatchObject({ state: 'refused', reason: 'unavailable' });
  expect(await (await parent.postJson('/api/hero', {})).json()).not.toMatchObject({ reason: 'unavailable' });
  expect(await settled(parent)).toMatchObject({ state: 'refused', reason: REASON });
});

it('what comes late for a face that is no longer wished leaves the newer answer alone', async () => {
  const parent = await parentWithWall('#b7908f');
  await parent.postJson('/api/hero', {});
  expect(await settled(parent)).toMatchObject({ state: 'refused' });
  const older = await wishOf(parent.photoId);
  await beginHero(parent.photoId, { face: 1 });
  const newer = await settled(parent);
  if (older)
    await keepResult(older, { refused: 'profile', faces: [{ x: 0, y: 0, width: 1, height: 1 }], upright: 0 });
  expect(await stateOf(parent)).toEqual(newer);
});

const faceKept = async (photoId: string) => {
  const bytes = await machine().files.get(`heroes/${photoId}.json`);
  return (JSON.parse(new TextDecoder().decode(bytes)) as { face: unknown }).face;
};

const LATE = {
  refused: 'profile' as const,
  faces: [{ x: 0, y: 0, width: 1, height: 1 }],
  upright: 0 as const,
};
/** Makes the next answer that is stored wait until it is let go. */
function holdNextAnswer() {
  const { put } = machine().files;
  let arrive: () => void;
  let letGo: () => void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  machine().files.put = async (...file) => {
    machine().files.put = put;
    arrive();
    await gone;
    await machine().files.put(...file);
  };
  return { held, letGo: () => letGo() };
}

/** A parent with a wish for this face that no process works on. */
async function wishing(shade: string, face: number) {
  const parent = await parentWithWall(shade);
  await beginHero(parent.photoId, { face });
  await settled(parent);
  await shop.sql`update heroes set made_at = null, refused_at = null, refusal = null, step = null
    where photo_id = ${parent.photoId}`;
  const wish = await wishOf(parent.photoId);
  if (!wish) throw new Error('Nothing was wished.');
  return { parent, wish };
}

it('the head of a face that was chosen before never stands in for the chosen one', async () => {
  const { parent, wish } = await wishing('#8fb7a9', 0);
  const store = holdNextAnswer();
  const late = keepResult(wish, LATE);
  await store.held;
  await beginHero(parent.photoId, { face: 1 });
  const chosen = await settled(parent);
  expect(chosen).toMatchObject({ reason: REASON });
  store.letGo();
  await late;
  expect(await settled(parent)).toEqual(chosen);
  await expect.poll(() => faceKept(parent.photoId)).toBe(1);
});

it('the head of a former face does not stand in when it comes between writing and telling that it is written', async () => {
  const { parent, wish } = await wishing('#b7a98f', 1);
  const store = holdNextAnswer();
  const chosen = keepResult(wish, { refused: 'too-dark', faces: [], upright: 0 });
  await store.held;
  const { put } = machine().files;
  machine().files.put = async (key, bytes, type) => {
    machine().files.put = put;
    await put(key, bytes, type);
    await put(key, new TextEncoder().encode(JSON.stringify({ ...LATE, face: 0, draw: 'likeness' })), type);
  };
  store.letGo();
  await chosen;
  expect(await settled(parent)).toMatchObject({ reason: REASON });
  await expect.poll(() => faceKept(parent.photoId)).toBe(1);
});

it('what came late and was left by whoever died is no hero, and trying again draws the chosen one', async () => {
  const parent = await parentWithWall('#a98fb7');
  await beginHero(parent.photoId, { face: 1 });
  await settled(parent);
  await shop.sql`update heroes set made_at = now(), refused_at = null, refusal = null where photo_id = ${parent.photoId}`;
  const hero = new TextEncoder().encode(
    JSON.stringify({ hero: { kind: 'likeness' }, face: 0, draw: 'likeness' }),
  );
  await machine().files.put(`heroes/${parent.photoId}.json`, hero, 'application/json');
  expect(await stateOf(parent)).toMatchObject({ state: 'refused', reason: 'unavailable' });
  await parent.postJson('/api/hero', {});
  expect(await settled(parent)).toMatchObject({ reason: REASON });
  await expect.poll(() => faceKept(parent.photoId)).toBe(1);
});

it('choosing another face draws anew', async () => {
  const parent = await parentWithWall('#a58fb7');
  await parent.postJson('/api/hero', {});
  expect(await settled(parent)).toMatchObject({ state: 'refused' });
  await beginHero(parent.photoId, { face: 1 });
  expect(await settled(parent)).toMatchObject({ state: 'refused', reason: REASON });
  const rows = await shop.sql`select face from heroes where photo_id = ${parent.photoId}`;
  expect(rows).toEqual([{ face: 1 }]);
});

/** Says which hero is wanted of a photo, as its page does. */
async function choose(
  parent: Visitor & { photoId: string },
  wish: { face: number } | { draw: string },
): Promise<Response> {
  const [photo] = await shop.sql<{
    at: string;
  }>`select leaves_at as at from photos where id = ${parent.photoId}`;
  return parent.postJson('/api/hero', { ...wish, photo: new Date(photo?.at ?? 0).toISOString() });
}

const TWO_FACES = [0.1, 0.6].map((x) => ({ x, y: 0.1, width: 0.2, height: 0.3 }));
/** Stores a result as if this one of two faces had been drawn. */
async function drawn(photoId: string, face: number, width: number) {
  const result = { hero: { ...photoSample, width }, faces: TWO_FACES, upright: 0, face, draw: 'likeness' };
  await machine().files.put(
    `heroes/${photoId}.json`,
    new TextEncoder().encode(JSON.stringify(result)),
    'application/json',
  );
  await shop.sql`update heroes set face = ${face}, made_at = now(), refused_at = null, refusal = null
    where photo_id = ${photoId}`;
}

it('a hero of one of several faces comes with all of them, and makes room for that of another face', async () => {
  const [parent, twin] = [await parentWithWall('#8fb79a'), await parentWithWall('#8fb79a')];
  for (const [face, who] of [parent, twin].entries()) {
    await who.postJson('/api/hero', {});
    await settled(who);
    await drawn(who.photoId, face, 501 + face);
  }
  await shop.sql`update photos set user_id = 'ravi' where id in (${parent.photoId}, ${twin.photoId})`;
  const first = { state: 'ready', face: 0, faces: TWO_FACES, hero: { width: 501 } };
  expect(await stateOf(parent)).toMatchObject(first);
  expect(await (await choose(parent, { face: 0 })).json()).toMatchObject(first);

  await choose(parent, { face: 1 });
  const second = await settled(parent);
  expect(second).toMatchObject({ state: 'ready', face: 1, faces: TWO_FACES, hero: { width: 502 } });
  await shop.sql`update rate_limits set uses = 20 where key = ${`hero:${parent.photoId}`}`;
  const tooMany = await choose(parent, { face: 0 });
  expect([tooMany.status, await tooMany.json()]).toEqual([
    429,
    { ...second, message: expect.stringContaining('twentieth try') },
  ]);
});

it('a face that there is not, or that was tapped in another photo, draws nothing', async () => {
  const parent = await parentWithWall('#7c8fb7');
  await parent.postJson('/api/hero', {});
  await settled(parent);
  await drawn(parent.photoId, 0, 501);
  expect((await choose(parent, { face: 2 })).status).toBe(422);
  const before = await parent.postJson('/api/hero', { face: 1, photo: '2026-01-01T00:00:00.000Z' });
  expect([before.status, await before.json()]).toMatchObject([200, { state: 'ready', face: 0 }]);
  expect(await shop.sql`select face from heroes where photo_id = ${parent.photoId}`).toEqual([{ face: 0 }]);
  await shop.sql`update heroes set made_at = null, step = 'inking' where photo_id = ${parent.photoId}`;
  expect(await (await choose(parent, { face: 1 })).json()).toEqual({ state: 'working', step: 'inking' });
});

it('a photo that goes into an order while its face is tapped keeps the face', async () => {
  const parent = await parentWithWall('#7c9fb7');
  await parent.postJson('/api/hero', {});
  await settled(parent);
  await drawn(parent.photoId, 0, 501);
  const goesIn = Promise.withResolvers<void>();
  const tapped = goesIn.promise.then(() => choose(parent, { face: 1 }));
  await machine().database.transaction(async (tx) => {
    await tx.execute(
      sql`update photos set order_id = ${parent.photoId}::uuid where id = ${parent.photoId}::uuid`,
    );
    goesIn.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await (await tapped).json()).toEqual({ state: 'none' });
  expect(await shop.sql`select face from heroes where photo_id = ${parent.photoId}`).toEqual([{ face: 0 }]);
});

it('once the photo is in an order or a cart, no other face is chosen from the page of its draft', async () => {
  for (const place of ['order_id', 'cart_item_id']) {
    const parent = await parentWithWall(place === 'order_id' ? '#9a8fb7' : '#9ab78f');
    await parent.postJson('/api/hero', {});
    await settled(parent);
    await drawn(parent.photoId, 0, 501);
    await shop.sql`update photos set
      order_id = ${place === 'order_id' ? parent.photoId : null},
      cart_item_id = ${place === 'order_id' ? null : parent.photoId}
      where id = ${parent.photoId}`;
    expect(await (await choose(parent, { face: 1 })).json()).toEqual({ state: 'none' });
    expect(await shop.sql`select face from heroes where photo_id = ${parent.photoId}`).toEqual([{ face: 0 }]);
  }
});

it.runIf(STUDIO)('either of two children becomes the hero, the one chosen last', async () => {
  const parent = await parentWith(await twoFaces('comic/hero/fixtures/astronaut.jpg', 40));
  await parent.postJson('/api/hero', {});
  const asked = await settled(parent);
  expect(asked).toMatchObject({ state: 'refused', reason: 'several-faces', face: null });
  const faces = asked.state === 'refused' ? asked.faces : [];
  expect(faces).toHaveLength(2);
  const heads: unknown[] = [];
  for (const face of [1, 0]) {
    await choose(parent, { face });
    const end = await settled(parent);
    expect(end).toMatchObject({ state: 'ready', face, faces });
    heads.push(end.state === 'ready' && end.hero);
  }
  expect(heads[0]).not.toEqual(heads[1]);
});

it('what was made of a photo leaves with it', async () => {
  const parent = await parentWithWall('#90b78f');
  await parent.postJson('/api/hero', {});
  expect(await settled(parent)).toMatchObject({ state: 'refused' });
  const made = () => machine().files.get(`heroes/${parent.photoId}.json`);
  expect(await made()).toBeDefined();
  await parent.send('DELETE', '/api/photo');
  expect(await made()).toBeUndefined();
  expect(await stateOf(parent)).toEqual({ state: 'none' });
});

it('too many tries with one photo are answered with words beside the faces, and looking is no try', async () => {
  const parent = await parentWithWall('#8fb7a0');
  await parent.postJson('/api/hero', {});
  expect(await settled(parent)).toMatchObject({ state: 'refused' });
  const faces = [{ x: 0, y: 0, width: 1, height: 1 }];
  const file = `heroes/${parent.photoId}.json`;
  const several = { refused: 'several-faces', faces, upright: 3, draw: 'likeness' };
  await machine().files.put(file, new TextEncoder().encode(JSON.stringify(several)), 'application/json');
  await shop.sql`update heroes set refusal = 'several-faces' where photo_id = ${parent.photoId}`;
  for (let look = 0; look < 25; look++) expect((await parent.postJson('/api/hero', {})).status).toBe(200);
  await shop.sql`update rate_limits set uses = 20 where key = ${`hero:${parent.photoId}`}`;
  const answer = await choose(parent, { face: 0 });
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({
    state: 'refused',
    reason: 'several-faces',
    message: expect.stringContaining('twentieth try'),
    faces,
    upright: 3,
  });
});
