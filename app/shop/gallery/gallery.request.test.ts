import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import type { Tile } from './gallery-form.ts';

let shop: TestShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.staff('owner');
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  await save([]);
});
afterAll(() => shop.close());

/** A picture of its own colour, with the place where it was taken. */
const pictureOf = (colour: string, side = 400) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where-it-was-taken' } })
    .toBuffer();

async function send(bytes: Uint8Array, type = 'image/jpeg', staff = owner): Promise<Response> {
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], 'tile.jpg', { type }));
  return staff.send('POST', '/admin/gallery/pictures', form);
}

async function uploaded(colour: string): Promise<string> {
  const answer = (await (await send(await pictureOf(colour))).json()) as { picture: string };
  return answer.picture;
}

const tile = (changes: Partial<Tile> = {}): Tile => ({
  id: 'new-1',
  picture: '/covers/spider',
  title: 'Kites',
  alt: 'A child among a thousand kites',
  category: 'superhero',
  productId: 'spider',
  ...changes,
});
const save = (tiles: Partial<Tile>[], staff = owner) => staff.postJson('/admin/gallery/save', { tiles });
const pageOf = async (address: string) => (await shop.visitor().get(address)).text();
const cardsOf = async (address: string) =>
  [...(await pageOf(address)).matchAll(/class="book-card[^"]*" href="([^"]*)"[\s\S]*?src="([^"]*)"/g)].map(
    ([, href, src]) => [href, src],
  );
const filesLeft = () => {
  const folder = path.join(machine().environment.DATA_DIR, 'files', 'gallery');
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

describe('the gallery', () => {
  it('shows the four built-in books while nothing is arranged', async () => {
    const builtIn = ['hanuman', 'spider', 'iron', 'thor'].map((id) => [
      `/product/${id}`,
      `/covers/${id}-480.webp`,
    ]);
    expect([await cardsOf('/'), await cardsOf('/gallery')]).toEqual([builtIn, builtIn]);
  });

  it('shows what the owner arranged as soon as it is saved: the front page the first four', async () => {
    const picture = await uploaded('#c03040');
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    const tiles = titles.map((title, index) =>
      tile(index === 0 ? { title, picture, alt: 'A red "cape"', productId: 'iron' } : { title }),
    );
    expect((await save(tiles)).status).toBe(200);
    const [home, gallery] = [await cardsOf('/'), await cardsOf('/gallery')];
    expect([home.length, gallery.length]).toEqual([4, 5]);
    expect(gallery[0]).toEqual(['/product/iron', `${picture}-480.webp`]);
    expect(await pageOf('/gallery')).toContain('alt="A red &quot;cape&quot;"');
    expect(await (await shop.visitor().get('/gallery.data')).text()).toContain('Five');
    await save([...tiles].reverse());
    expect((await cardsOf('/gallery')).at(-1)).toEqual(['/product/iron', `${picture}-480.webp`]);
  });

  it('says in the log how many tiles there were and are', async () => {
    await save([tile(), tile({ picture: '/covers/iron' })]);
    await save([tile()]);
    const deeds = await shop.sql`
      select staff_name, details from staff_log where action = 'gallery updated' order by id desc limit 1`;
    expect(deeds).toEqual([{ staff_name: 'Test owner', details: { from: 2, to: 1, removed: 1 } }]);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ alt: '' }, 'alt'],
    [{ category: 'all' as never }, 'category'],
    [{ productId: 'shiva' as never }, 'productId'],
    [{ picture: 'https://elsewhere.example/x' }, 'picture'],
    [{ picture: '/covers/../secret' }, 'picture'],
    [{ picture: `/gallery-pictures/${'0'.repeat(64)}` }, 'picture'],
  ])('refuses %o and keeps what it was', async (changes, field) => {
    await save([tile({ title: 'Stays' })]);
    const answer = await save([tile(), tile({ id: 'new-2', ...changes })]);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(field);
    expect(await shop.sql`select title from gallery_pictures`).toEqual([{ title: 'Stays' }]);
  });

  it('can be arranged by the owner only', async () => {
    const support = await shop.staff('support');
    expect((await support.get('/admin/gallery.data')).status).toBe(403);
    expect((await save([], support)).status).toBe(403);
    expect((await send(await pictureOf('#123456'), 'image/jpeg', support)).status).toBe(403);
    expect((await send(await pictureOf('#123456'), 'image/jpeg', shop.visitor())).status).toBe(303);
  });
});

describe('an uploaded picture', () => {
  it('is served in the sizes of the shelf, cached for ever, without its location', async () => {
    const picture = await uploaded('#30a060');
    await save([tile({ picture })]);
    for (const [size, type] of [
      ['320.avif', 'image/avif'],
      ['960.avif', 'image/avif'],
      ['480.webp', 'image/webp'],
    ]) {
      const answer = await shop.visitor().get(`${picture}-${size}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes('where-it-was-taken')).toBe(false);
      expect(bytes.subarray(0, 16).toString('latin1')).toMatch(type === 'image/webp' ? /WEBP/ : /ftypavif/);
    }
    for (const wrong of [`${picture}-999.avif`, `${picture}`, '/gallery-pictures/..%2Fsecret'])
      expect((await shop.visitor().get(wrong)).status).toBe(404);
  });

  it('obeys the owner’s limit, and is judged by its content', async () => {
    await shop.sql`insert into shop_settings (key, value, changed_at) values ('maxUploadMb', '1', now())`;
    await shop.sql`select pg_notify('shop_news', 'settings')`;
    await new Promise((resolve) => setTimeout(resolve, 500));
    const jpeg = await pictureOf('#c03040');
    const filled = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    expect((await send(filled(1024 * 1024))).status).toBe(200);
    const tooLarge = await send(filled(1024 * 1024 + 1));
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toEqual({ message: 'Please choose a picture of at most 1 MB.' });
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send(drawing)).status).toBe(422);
    expect((await send(new Uint8Array())).status).toBe(422);
  });

  it('is deleted when no tile shows it any more', async () => {
    const [stays, goes] = [await uploaded('#101010'), await uploaded('#f0f0f0')];
    await save([tile({ picture: stays }), tile({ picture: goes })]);
    await save([tile({ picture: stays })]);
    expect((await shop.visitor().get(`${goes}-480.webp`)).status).toBe(404);
    expect((await shop.visitor().get(`${stays}-480.webp`)).status).toBe(200);
    expect(filesLeft().filter((name) => goes.includes(name.slice(0, 64)))).toEqual([]);
    await save([]);
    expect((await shop.visitor().get(`${stays}-480.webp`)).status).toBe(404);
  });

  it('stays while an order shows it', async () => {
    const picture = await uploaded('#8040c0');
    await save([tile({ picture })]);
    const customer = await shop.customer();
    const book = { productId: 'spider', format: 'print', quantity: 1, characterName: 'Mira' };
    await customer.postJson('/api/cart', book);
    await shop.sql`update cart_items set product_image = ${`${picture}-480.webp`}`;
    await save([]);
    expect((await shop.visitor().get(`${picture}-480.webp`)).status).toBe(200);
  });
});
