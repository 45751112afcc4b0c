import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageData } from '../../../testing/page-data.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let support: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  support = await shop.staff('support');
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

interface Shown {
  id: string;
  ticket: string;
  sample: boolean;
  name: string;
  clock: { words: string; late: boolean } | null;
  replies: { words: string; by: string }[];
  read: { by: string } | null;
}
const inbox = async (query = '') =>
  pageData<{ messages: Shown[]; older: string | null; counts: { open: number; late: number } }>(
    await support.get(`/admin/feedback.data${query}`),
    'admin/inbox/messages',
  );
const names = async (query: string) => (await inbox(query)).messages.map(({ name }) => name);
const deed = async (id: string, what: 'reply' | 'read', fields: Record<string, string>, who = support) =>
  (await who.postForm(`/admin/feedback/${id}/${what}`, fields)).status;
const reply = (id: string, words: string, replyId = randomUUID()) => deed(id, 'reply', { words, replyId });

/** Somebody writes by the contact form. @returns the message. */
async function write(email: string, more: Record<string, string> = {}): Promise<Shown> {
  await shop.visitor().postForm('/contact', {
    name: 'Meera Iyer',
    email,
    subject: 'A book for twins',
    message: 'Can both be heroes?',
    ...more,
  });
  const [row] = await shop.sql<{
    ticket: string;
  }>`select ticket from contact_messages where email = ${email}`;
  return (await inbox(`?q=${row?.ticket}&show=all`)).messages[0]!;
}
const arrived = async (to: string, how: number) => {
  const letters = () => shop.street.control.letters().filter((each) => each.to === to);
  await expect.poll(() => letters().length).toBe(how);
  return letters();
};

describe('the inbox of a new shop', () => {
  it('holds the three samples, marked so and with no clock', async () => {
    const { messages } = await inbox();
    expect(messages.map(({ sample, clock }) => ({ sample, clock }))).toEqual(
      Array.from({ length: 3 }, () => ({ sample: true, clock: null })),
    );
  });

  it('keeps an answer to a sample and mails nobody', async () => {
    const sample = (await inbox()).messages[0]!;
    expect(await reply(sample.id, 'Thank you, Priya.')).toBe(200);
    const [shown] = (await inbox('?show=read')).messages;
    expect(shown?.replies).toMatchObject([{ words: 'Thank you, Priya.', by: 'Test support' }]);
    expect(await shop.sql`select 1 from letters where recipient like '%@example.com'`).toEqual([]);
  });

  it('deletes the samples for good when staff remove them', async () => {
    expect((await support.postForm('/admin/feedback/samples/remove', {})).status).toBe(200);
    expect((await inbox('?show=all')).messages).toEqual([]);
  });
});

describe('a message', () => {
  it('is answered by a letter in the thread of the one that its visitor has', async () => {
    const email = 'thread@example.in';
    const { id, ticket } = await write(email);
    const [received] = await arrived(email, 1);
    expect(await reply(id, 'Yes, both can.\n\nWrite us their names.')).toBe(200);
    const answers = (await arrived(email, 2)).filter(({ subject }) => subject.startsWith('Re: '));
    expect(answers).toMatchObject([
      {
        subject: `Re: We have your message (${ticket})`,
        inReplyTo: received?.messageId,
        references: received?.messageId,
      },
    ]);
    for (const words of [
      'Namaste Meera',
      'Yes, both can.',
      'Test support, Nanhe Veer',
      'Can both be heroes?',
    ])
      expect(answers[0]?.text).toContain(words);
    expect(await reply(id, 'And a dog may come too.')).toBe(200);
    const third = (await arrived(email, 3)).find(({ text }) => text.includes('a dog may come'));
    expect(third).toMatchObject({
      inReplyTo: answers[0]?.messageId,
      references: `${received?.messageId} ${answers[0]?.messageId}`,
    });
    const [row] = await shop.sql`select reply_to from letters where text like '%Yes, both can%'`;
    expect(row).toEqual({ reply_to: 'owner@nanheveer.example' });
    const log = await shop.sql`select action, subject, details::text from staff_log order by id desc limit 1`;
    expect(log).toEqual([{ action: 'message answered', subject: `message ${ticket}`, details: '{}' }]);
  });

  it('gets one letter when its answer is sent twice', async () => {
    const email = 'twice@example.in';
    const { id } = await write(email);
    const replyId = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => reply(id, 'Once.', replyId)));
    expect(sent).toEqual([200, 200, 200]);
    expect(await shop.sql`select 1 from letters where event = ${`reply/${replyId}`}`).toHaveLength(1);
  });

  it.each([
    ['', 422],
    [' \n ', 422],
    ['x'.repeat(5001), 422],
  ])('is not answered with %j', async (words, status) => {
    const { id } = await write(`words-${words.length}@example.in`);
    expect(await reply(id, words)).toBe(status);
    expect(await deed(id, 'reply', { words: 'Yes.', replyId: 'none' })).toBe(422);
  });

  it('without an address cannot be answered, and one that is none is not found', async () => {
    await shop.visitor().postForm('/feedback', { message: 'The dog is the best.', name: 'Nobody' });
    const [message] = (await inbox('?q=dog+is+the+best')).messages;
    expect(message?.clock).toBeNull();
    expect(await reply(message?.id ?? '', 'Thanks')).toBe(409);
    for (const id of ['none', randomUUID()]) {
      expect(await reply(id, 'Thanks')).toBe(404);
      expect((await support.get(`/admin/feedback/${id}.data`)).status).toBe(404);
    }
  });

  it('is marked as read, and opened again', async () => {
    const { id, ticket } = await write('read@example.in');
    expect(await deed(id, 'read', { read: 'yes' })).toBe(200);
    const [read] = (await inbox(`?show=read&q=${ticket}`)).messages;
    expect(read).toMatchObject({ read: { by: 'Test support' }, clock: null });
    expect(await deed(id, 'read', { read: 'no' })).toBe(200);
    expect((await inbox(`?q=${ticket}`)).messages[0]).toMatchObject({ read: null, clock: { late: false } });
    expect(await deed(id, 'read', { read: 'maybe' })).toBe(422);
  });

  it('is late after two days and becomes a to-do', async () => {
    const { id, ticket, clock } = await write('late@example.in');
    expect(clock).toEqual({ words: 'due in 47 h', late: false });
    const today = async () => (await support.get('/admin/today.data')).text();
    expect(await today()).not.toContain(ticket);
    shop.clock.advance({ hours: 49 });
    support = await shop.staff('support');
    shop.clock.advance({ hours: 0 });
    expect((await inbox(`?show=late&q=${ticket}`)).messages[0]?.clock).toEqual({
      words: 'late by 1 h',
      late: true,
    });
    expect(await today()).toContain(ticket);
    expect(await deed(id, 'read', { read: 'yes' })).toBe(200);
    expect(await today()).not.toContain(ticket);
  });
});

describe('the list', () => {
  it('finds messages by ticket, name, address and words', async () => {
    await write('asha@example.in', { name: 'Asha Rao', message: 'A 100% true story' });
    await write('kabir@example.in', { name: 'Kabir Rao', message: 'A 1000 stories' });
    expect(await names('?q=rao')).toEqual(['Kabir Rao', 'Asha Rao']);
    expect(await names('?q=rao+100%25')).toEqual(['Asha Rao']);
    expect(await names('?q=KABIR%40example')).toEqual(['Kabir Rao']);
    expect(await names('?q=rao&kind=feedback')).toEqual([]);
    expect(await names('?q=rao&show=late')).toEqual([]);
  });

  it('is paged by key without a message lost or doubled', async () => {
    await shop.sql`
      insert into contact_messages (id, kind, ticket, name, message, received_at)
      select gen_random_uuid(), 'feedback', 'T-' || n, 'Page ' || n, 'paged',
        '2026-01-01'::timestamptz + (n / 2) * interval '1 hour'
      from generate_series(1, 60) n`;
    const seen: string[] = [];
    let query = '?q=paged';
    for (let pages = 0; pages < 9; pages += 1) {
      const { messages, older } = await inbox(query);
      seen.push(...messages.map(({ name }) => name));
      if (older === null) break;
      query = new URL(older, shop.url).search;
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });
});
