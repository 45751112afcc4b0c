import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersAreGone } from './buying.ts';
import { typeEverywhere, type Written } from './every-field.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { tell, times } from './long-form.ts';
import { addressOf, shopRoutes } from './staff-routes.ts';
import { openTestShop, PASSWORD, type TestShop } from './test-shop.ts';
import { slowdown } from './slowdown.ts';
import { type Typed, Typing } from './typing.ts';
import type { Visitor } from './visitor.ts';

/** In the gate, each field gets one text. In the long form, each field gets all of them. */
const ROUNDS = times(1, HOSTILE_TEXTS.length);

/** Fields whose text is never stored as typed. */
const NOT_FREE = ['email', 'code', 'coupon'];

/** Fields whose text is replaced by other words before anybody reads it. */
const REPLACED = ['fullName of sign-up', 'phone of sign-up', 'address of sign-up', 'name of an invitation'];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An answer of the shop as its reader receives it. */
interface Sheet {
  where: string;
  type: string;
  body: string;
}
const isPage = ({ type }: Sheet) => type.startsWith('text/html');

/**
 * Everything that may contain hostile text. Pages of the back office are rendered in the browser, so their
 * data is read instead.
 */
async function readAll({ ids, links, customer, owner }: Written): Promise<Sheet[]> {
  const addresses = new Map(links.map((link) => [link, customer]));
  for (const route of await shopRoutes())
    for (const each of ids) {
      const address = route.reads && !route.pattern.includes('*') && addressOf(route, each);
      if (!address) continue;
      addresses.set(
        route.inRoom ? `${address}.data` : address,
        /^\/admin\b/.test(address) ? owner : customer,
      );
    }
  const sheets: Sheet[] = [];
  for (const [address, who] of addresses) {
    const answer = await who.get(address);
    const type = answer.headers.get('content-type') ?? '';
    sheets.push({ where: `${address} ${answer.status}`, type, body: await answer.text() });
  }
  return sheets;
}

async function readLetters(): Promise<Sheet[]> {
  await lettersAreGone(shop, 30);
  const letters = await shop.letters();
  expect(letters.filter(({ to }) => /evil|[\r\n,]/.test(to))).toEqual([]);
  return letters.flatMap(({ subject, html, text }) => [
    { where: `letter “${subject}”`, type: 'text/html', body: html },
    { where: `letter “${subject}” as text`, type: 'text/plain', body: text },
  ]);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
const decoded = (html: string) =>
  html.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
/** The text without whitespace and in one normal form, because the stored text may have the other. */
const tight = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '');

/**
 * The readable text of a page, with every attribute that is read aloud or filled in. For other answers, the
 * whole body.
 */
function saidBy(sheet: Sheet): string {
  if (!isPage(sheet)) return tight(sheet.body);
  const drawn = sheet.body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const attributes = [...drawn.matchAll(/ (?:value|alt|title|content|placeholder|aria-label)="([^"]*)"/g)];
  const texts = [drawn.replaceAll(/<[^>]*>/g, ''), ...attributes.map(([, value = '']) => value)];
  return tight(decoded(texts.join(' ')));
}

/** The problems of a page: markup from typed text, or typed text that is cut. */
function wrongIn(sheet: Sheet, typed: readonly Typed[]): string[] {
  const said = saidBy(sheet);
  const here = typed.filter(({ mark }) => sheet.body.includes(mark));
  const raw = (isPage(sheet) ? here : []).filter(
    ({ text }) => /[<"]/.test(text) && sheet.body.includes(text),
  );
  const cut = here.filter(({ kept, mark }) => said.replaceAll(tight(kept), '').includes(mark));
  const scripts = /(?:href|src|action)="\s*javascript:/i.test(sheet.body) ? ['a script in an address'] : [];
  return [
    ...raw.map(({ field, text }) => `markup of ${field}: ${text}`),
    ...cut.map(({ field, kept }) => `not all of ${field}: ${kept}`),
    ...scripts,
  ].map((wrong) => `${sheet.where}: ${wrong}`);
}

/** Fields whose text appears nowhere. */
function unseen(sheets: readonly Sheet[], typed: readonly Typed[]): string[] {
  const said = sheets.filter(isPage).map(saidBy).join(' ');
  const data = sheets.filter((sheet) => !isPage(sheet)).map(({ body }) => tight(body));
  const inData = (kept: string) =>
    data.some((body) => body.includes(tight(JSON.stringify(kept).slice(1, -1))));
  return typed
    .filter(({ field }) => !REPLACED.includes(field))
    .filter(({ kept }) => !said.includes(tight(kept)) && !inData(kept))
    .map(({ field, kept }) => `${field}: ${kept}`);
}

/** The names of free-text fields that this test does not know. */
function unknownFields(sheets: readonly Sheet[], typed: readonly Typed[]): string[] {
  const known = new Set(typed.map(({ field }) => field.split(' ')[0]));
  const fields = sheets
    .filter(isPage)
    .flatMap(({ body }) => body.match(/<(?:input|textarea)\b[^>]*>/g) ?? []);
  const free = fields.filter((field) => !/type="(?!text|tel|search)/.test(field));
  const names = free.flatMap((field) => / name="([^"]+)"/.exec(field)?.[1] ?? []);
  return [...new Set(names)].filter((name) => !known.has(name) && !NOT_FREE.includes(name));
}

describe('what was typed into every field', () => {
  it(
    'is shown as it was typed and is nowhere markup, formula or header',
    { timeout: ROUNDS * 60_000 * slowdown() },
    async () => {
      let looks = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const typing = new Typing(round);
        const written = await typeEverywhere(shop, typing);
        expect(written.refused).toEqual([]);
        const sheets = [...(await readAll(written)), ...(await readLetters())];
        looks += sheets.length;
        expect(sheets.filter(isPage).length).toBeGreaterThan(50);
        expect(sheets.filter(({ where }) => where.endsWith(' 500'))).toEqual([]);
        const shown = sheets.filter((sheet) => isPage(sheet) || sheet.type === 'text/plain');
        expect(shown.flatMap((sheet) => wrongIn(sheet, typing.all))).toEqual([]);
        expect(unseen(sheets, typing.all)).toEqual([]);
        expect(unknownFields(sheets, typing.all)).toEqual([]);
        const [list] = sheets.filter(({ type }) => type.startsWith('text/csv'));
        expect(list?.body).toContain('ORD-');
        expect(list?.body).not.toMatch(/(^|,)"?[=+@\t-]/m);
      }
      tell({
        promise: 22,
        what: 'Hostile texts in every free field, looked for on every page and in every letter',
        count: `${HOSTILE_TEXTS.length} texts, ${ROUNDS} rounds`,
        figure: `${looks} pages, files and letters`,
      });
    },
  );
});

it(
  'is no line of the log, and no part of one',
  async () => {
    const { stdout, stderr } = await promisify(execFile)('node', ['testing/type-aloud.ts', String(ROUNDS)], {
      env: { ...process.env, VITEST: '', TEST_WORKER_INDEX: '' },
      maxBuffer: 64 * 1024 * 1024,
    });
    const marks = JSON.parse(stdout) as string[];
    expect(marks.length).toBeGreaterThan(50 * ROUNDS);
    const lines = stderr.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(100 * ROUNDS);
    expect(lines.filter((line) => !/^\{"level":\d0,"time":\d+,.*\}$/.test(line))).toEqual([]);
    expect(lines.filter((line) => marks.some((mark) => line.includes(mark)))).toEqual([]);
  },
  ROUNDS * 60_000 * slowdown(),
);

/** Searches, sign-ins and other requests whose text is not stored. */
const QUESTIONS: Readonly<Record<string, (who: Visitor, text: string) => Promise<Response>>> = {
  'search of orders': (who, text) => who.get(`/admin/orders.data?q=${query(text)}&from=${query(text)}`),
  'search of messages': (who, text) => who.get(`/admin/feedback.data?q=${query(text)}&before=${query(text)}`),
  'an order': (who, text) => who.get(`/thank-you?order=${query(text)}&checkout=${query(text)}`),
  'a cart': (who, text) => who.get(`/cart?coupon=${query(text)}&step=${query(text)}`),
  'the way on': (who, text) => who.get(`/auth?next=${query(text)}&mode=${query(text)}`),
  'a ticket': (who, text) => who.get(`/contact/received?ticket=${query(text)}`),
  'a link': (who, text) => who.get(`/pay?key=${query(text)}`),
  'no page': (who, text) => who.get(`/${query(text)}`),
  coupon: (who, text) =>
    who.postJson('/api/quote', { source: 'wizard', format: 'print', couponCode: text, addOns: [] }),
  'a new coupon': (who, text) =>
    who.postForm('/admin/new-coupon/create', { code: text, worth: text, from: text }),
  'sign-in': (who, text) =>
    who.postForm('/auth', { mode: 'sign-in', email: `${text}@example.in`, password: text }),
  'sign-up': (who, text) =>
    who.postForm('/auth', {
      mode: 'sign-up',
      fullName: 'A',
      email: `${text}@example.in`,
      phone: '1',
      password: text,
    }),
  'a forgotten password': (who, text) => who.postForm('/forgot-password', { email: `${text}@example.in` }),
  'the staff room': (who, text) => who.postForm('/admin', { email: `${text}@example.in`, password: text }),
  'the code of the staff room': (who, text) => who.postForm('/admin', { code: text }),
  'who writes': (who, text) =>
    who.postForm('/contact', { name: 'A', email: `${text}@example.in`, subject: 'A', message: 'A' }),
  'who is invited': (who, text) =>
    who.postForm('/admin/staff/invite', {
      name: 'A',
      email: `${text}@example.in`,
      role: 'support',
      password: PASSWORD,
    }),
  chat: (who, text) => who.postJson('/api/chat', { messages: [{ isUser: true, text }] }),
};
const query = (text: string) => encodeURIComponent(text.toWellFormed());
const WORST = '"><b a=\'\0\uD83D\r\nBcc: victim@evil.example';
/** In the gate, each question is asked with these texts, and the other texts take turns. */
const EVERY = times(8, 1);

describe('what was asked', () => {
  it.each(Object.entries(QUESTIONS))('is answered, and never markup: %s', async (name, ask) => {
    const turn = Object.keys(QUESTIONS).indexOf(name);
    const texts = [WORST, ...HOSTILE_TEXTS.filter((_, index) => (index + turn) % EVERY === 0)];
    const asking = name === 'sign-in' || name === 'sign-up' ? shop.visitor() : await shop.staff('owner');
    for (const text of texts) {
      await shop.sql`delete from rate_limits`;
      const answer = await ask(asking, text);
      expect([text, answer.status < 500]).toEqual([text, true]);
      const location = answer.headers.get('location') ?? '/';
      expect([text, new URL(location, shop.url).origin]).toEqual([text, shop.url]);
      const body = await answer.text();
      const html = (answer.headers.get('content-type') ?? '').includes('html');
      expect([text, html && /[<"]/.test(text) && body.includes(text)]).toEqual([text, false]);
    }
    expect((await shop.letters()).filter(({ to }) => /evil/.test(to))).toEqual([]);
  });
});
