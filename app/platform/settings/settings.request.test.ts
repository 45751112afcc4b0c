import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { db } from '../runtime/runtime.server.ts';
import { READY_MADE } from '../../ready-made.ts';
import { BUILT_IN_FACTS, type FactName, type OwnFacts } from '../facts/facts.ts';
import { changeSettings } from './shop-settings.server.ts';

/** Other words for every fact, which no page contains by chance. */
const OTHER_FACTS: Record<FactName, string> = {
  email: 'namaste@veer-books.example',
  phone: '+91 80001 11222',
  whatsapp: '+91 80003 33444',
  address: '7 Banyan Lane, Mysuru, Karnataka 570001',
  hours: 'Tuesday to Friday, 11 am to 4 pm',
  gstin: '29ZZZZZ9999Z1Z4',
  grievanceOfficer: 'B. <Other>, Officer & Friend',
  instagram: 'https://www.instagram.com/veer.books',
  facebook: '',
  youtube: 'https://www.youtube.com/@veer.books',
  confirmWithin: '31 hours',
  digitalPolicy: '21-22 business days',
  digitalFaq: '61-62 hours',
  printFaq: '23-24 days',
  domestic: '25-26 business days',
  international: '27-28 business days',
  photoReview: '29-31 days',
  creation: '32-33 days',
  refundReview: '34-35 business days',
  refundProcessing: '36-37 business days',
  refundToCards: '38-39 business days',
  refundToUpi: '41-42 business days',
  refundToBank: '43-44 business days',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const pageOf = async (path: string) => (await shop.visitor().get(path)).text();
const change = (facts: OwnFacts) => db().transaction((tx) => changeSettings(tx, { facts }));

/** Text and addresses as a reader sees them. */
function readable(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('\u00a0', ' ');
}

/** Built-in facts whose words also stand in sentences that cannot be set. */
const COMMON: readonly string[] = ['24 hours', '2-3 days'];

function builtInWordsOf(text: string): string[] {
  const asked = Object.values(BUILT_IN_FACTS).filter((words) => !COMMON.includes(words));
  return [...new Set(asked), 'tel:+919876543210', 'wa.me/919876543210'].filter((words) =>
    text.includes(words),
  );
}

describe('the facts of a new shop', () => {
  it('are the built-in ones, and no page carries a copy of them', async () => {
    const contact = await pageOf('/contact');
    for (const name of ['email', 'phone', 'address', 'hours', 'instagram'] as const)
      expect(readable(contact)).toContain(BUILT_IN_FACTS[name]);
    expect(contact).not.toContain('shop-facts');
  });
});

describe('facts that the owner has set', () => {
  let built: Map<string, string>;
  beforeAll(async () => {
    built = new Map();
    for (const path of READY_MADE) built.set(path, await pageOf(path));
    await change(OTHER_FACTS);
    await until(async () => (await pageOf('/create/payment')).includes('veer-books'));
  });

  it.each([...READY_MADE, '/contact/received', '/thank-you', '/auth', '/no-such-page'])(
    '%s says them and no other',
    async (path) => {
      const html = await pageOf(path);
      expect(builtInWordsOf(readable(html))).toEqual([]);
      expect(html).toContain('https://www.instagram.com/veer.books');
      expect(html).not.toContain('Facebook');
    },
  );

  it('stand where they were looked for', async () => {
    const said: [string, FactName[]][] = [
      ['/contact', ['email', 'phone', 'address', 'hours', 'gstin']],
      ['/faq', ['digitalFaq', 'printFaq', 'domestic', 'international']],
      ['/how-it-works', ['photoReview', 'creation']],
      ['/privacy-policy', ['grievanceOfficer', 'address']],
      ['/shipping-policy', ['digitalPolicy', 'domestic', 'international', 'confirmWithin']],
      ['/cancellation-refunds', ['refundReview', 'refundProcessing', 'refundToCards', 'refundToUpi']],
      ['/cancellation-refunds', ['refundToBank']],
      ['/thank-you', ['confirmWithin', 'phone']],
    ];
    for (const [path, names] of said) {
      const text = readable(await pageOf(path));
      const missing = names.filter((name) => !text.includes(OTHER_FACTS[name]));
      expect({ path, missing }).toEqual({ path, missing: [] });
    }
    expect(await pageOf('/faq')).toContain('https://wa.me/918000333444');
    expect(await pageOf('/.well-known/security.txt')).toContain('mailto:namaste@veer-books.example');
    expect(await pageOf('/')).toContain('"telephone":"+91 80001 11222"');
  });

  it('come to the browser as data that runs nothing', async () => {
    const html = await pageOf('/contact');
    const [, json = ''] = /<script type="application\/json" id="shop-facts">(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(OTHER_FACTS);
    const { headers } = await shop.visitor().get('/contact');
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });

  it('are known to the helper and to letters', async () => {
    const asked = await shop.visitor().postJson('/api/chat', {
      messages: [{ text: 'What is your phone number?', isUser: true }],
    });
    expect(readable(await asked.text())).toContain(OTHER_FACTS.phone);
    await shop.visitor().postForm('/contact', {
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'Hello',
      message: 'Is there a story with a cat?',
    });
    const { text, html } = await shop.letter('asha@example.in', /./);
    expect(readable(text)).toContain(OTHER_FACTS.phone);
    expect(builtInWordsOf(readable(text + html))).toEqual([]);
  });

  it('leave every page with its built-in words when they are taken back', async () => {
    await change({});
    await until(async () => !(await pageOf('/create/payment')).includes('veer-books'));
    const others = [];
    for (const path of READY_MADE) {
      const [html, before = ''] = [await pageOf(path), built.get(path)];
      if (wordsOfPage(html) !== wordsOfPage(before) || html.includes('shop-facts')) others.push(path);
    }
    expect(others).toEqual([]);
  });
});

describe('a page that cannot be drawn', () => {
  it('stays as it was, and so do the others', async () => {
    await shop.sql`alter table products rename to products_away`;
    await change({ hours: 'Only on Sundays' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await pageOf('/contact')).toContain(BUILT_IN_FACTS.hours);
    await shop.sql`alter table products_away rename to products`;
    await change({ hours: 'Only on Mondays' });
    await until(async () => (await pageOf('/contact')).includes('Only on Mondays'));
  });
});
