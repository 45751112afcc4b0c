import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const OWNER = 'owner@nanheveer.example';
const FORM = {
  name: 'Meera Iyer',
  email: 'meera@example.in',
  subject: 'A book for twins',
  message: 'Can both be heroes?\nThey are six.',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.sql`delete from rate_limits`);

const rows = () =>
  shop.sql<Record<string, unknown>>`select * from contact_messages where not sample order by received_at`;

/** The newest letter in the outbox to somebody. */
async function queued(
  to: string,
): Promise<{ subject: string; text: string; html: string; reply_to: string }> {
  const [letter] = await shop.sql<{ subject: string; text: string; html: string; reply_to: string }>`
    select subject, text, html, reply_to from letters where recipient = ${to} order by queued_at desc limit 1`;
  if (!letter) throw new Error(`No letter to ${to}.`);
  return letter;
}

describe('the contact form', () => {
  it('keeps the message, tells the owner, acknowledges to the visitor and names a ticket', async () => {
    const sent = await shop.visitor().postForm('/contact', FORM);
    expect(sent.status).toBe(303);
    const ticket = /\?ticket=(NV-[2-9A-Z]{6})$/.exec(sent.headers.get('location') ?? '')?.[1] ?? '';
    expect(await rows()).toMatchObject([{ ...FORM, kind: 'contact', ticket, rating: null, read_at: null }]);

    const forOwner = await shop.letter(OWNER, new RegExp(ticket));
    expect(forOwner.subject).toBe(`Message ${ticket}: A book for twins`);
    expect(forOwner.text).toContain('Can both be heroes?');
    expect((await queued(OWNER)).reply_to).toBe(FORM.email);
    const forVisitor = await queued(FORM.email);
    expect(forVisitor.subject).toBe(`We have your message (${ticket})`);
    expect(forVisitor.text).toContain('Namaste Meera');
    expect(forVisitor.text).not.toContain('twins');

    const received = await shop.visitor().get(sent.headers.get('location') ?? '');
    const page = await received.text();
    expect(page).toContain(ticket);
    expect(page).toMatch(/href="\/gallery"[\s\S]*href="\/create"|href="\/create"[\s\S]*href="\/gallery"/);
  });

  it('works without scripts: shows the errors and keeps the typed text', async () => {
    const before = (await rows()).length;
    const answer = await shop
      .visitor()
      .postForm('/contact', { ...FORM, email: 'meera at home', subject: ' ' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    for (const said of ['2 things to mend', 'Invalid email address', 'Subject is required']) {
      expect(page).toContain(said);
    }
    for (const kept of ['value="Meera Iyer"', 'value="meera at home"', 'They are six.']) {
      expect(page).toContain(kept);
    }
    expect(page).toMatch(/<a href="#email"[^>]*>Invalid email address/);
    expect((await rows()).length).toBe(before);
  });

  it.each(['name', 'email', 'subject', 'message'])('requires %s', async (field) => {
    expect((await shop.visitor().postForm('/contact', { ...FORM, [field]: ' \n ' })).status).toBe(422);
    const { [field as 'name']: _, ...without } = FORM;
    expect((await shop.visitor().postForm('/contact', without)).status).toBe(422);
  });

  it.each([
    'a@b.in,victim@example.in',
    'a@b.in\r\nBcc: victim@example.in',
    '<a@b.in>',
    'x'.repeat(250) + '@b.in',
  ])('takes one plain address and not %j', async (email) => {
    expect((await shop.visitor().postForm('/contact', { ...FORM, email })).status).toBe(422);
  });

  it('keeps text as text', async () => {
    const hostile = '<script>alert(1)</script>{{7*7}}';
    await shop.visitor().postForm('/contact', {
      ...FORM,
      name: 'www.evil.example/free',
      email: 'stranger@example.in',
      subject: `${hostile}\r\nBcc: victim@example.in\u0000`,
      message: `${hostile}\u0000`,
    });
    const forOwner = await queued(OWNER);
    expect(forOwner.html).not.toContain('<script>alert');
    expect(forOwner.html).toContain('&lt;script&gt;alert(1)');
    expect(forOwner.subject).toContain('Bcc: victim@example.in');
    expect(await shop.sql`select id from letters where recipient like '%victim%'`).toEqual([]);
    const forVisitor = await queued('stranger@example.in');
    expect(forVisitor.text + forVisitor.html).not.toContain('evil');
  });

  it('is limited per address, and says how long to wait without losing a word', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      const email = `parent-${sent}@example.in`;
      expect((await shop.visitor().postForm('/contact', { ...FORM, email })).status).toBe(303);
    }
    const refused = await shop.visitor().postForm('/contact', FORM);
    expect(refused.status).toBe(429);
    const page = await refused.text();
    expect(page).toContain('try again in 60 minutes');
    expect(page).toContain('They are six.');
    shop.clock.advance({ minutes: 60, seconds: 1 });
    expect((await shop.visitor().postForm('/contact', FORM)).status).toBe(303);
  });

  it('limits the acknowledgements to one mailbox', async () => {
    const email = 'showered@example.in';
    for (let sent = 0; sent < 5; sent += 1) await shop.visitor().postForm('/contact', { ...FORM, email });
    const [queued] = await shop.sql<{ n: number }>`
      select count(*)::int n from letters where recipient = ${email}`;
    expect(queued?.n).toBe(3);
    expect(JSON.stringify(await shop.sql`select key from rate_limits`)).not.toContain(email);
    const [kept] = await shop.sql<{ n: number }>`
      select count(*)::int n from contact_messages where email = ${email}`;
    expect(kept?.n).toBe(5);
  });

  it('keeps the typed text and sends no mail when the message cannot be stored', async () => {
    const letters = (await shop.sql`select id from letters`).length;
    await shop.sql`alter table contact_messages rename to contact_messages_away`;
    const failed = await shop.visitor().postForm('/contact', FORM);
    await shop.sql`alter table contact_messages_away rename to contact_messages`;
    expect(failed.status).toBe(500);
    const page = await failed.text();
    expect(page).toContain('Your message has not been sent');
    expect(page).toContain('They are six.');
    expect((await shop.sql`select id from letters`).length).toBe(letters);
  });

  it('refuses a message from another site', async () => {
    const visitor = shop.visitor();
    visitor.origin = 'https://evil.example';
    expect((await visitor.postForm('/contact', FORM)).status).toBe(403);
  });
});

describe('the received screen', () => {
  it.each(['', '?ticket=NV-A2B3C4', '?ticket=%3Cb%3Ebuy+now'])(
    '%s tells a stranger that nothing came',
    async (search) => {
      const page = await (await shop.visitor().get(`/contact/received${search}`)).text();
      expect(page).not.toContain('buy now');
      expect(page).not.toContain('We have your message');
      expect(page).toContain('We have no message of yours here');
    },
  );
});
