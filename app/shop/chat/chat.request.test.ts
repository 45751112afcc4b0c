import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDevServices, type DevServices } from '../../../dev/dev-services.ts';
import { whileRefusing } from '../../../testing/refusing.ts';
import { slowdown } from '../../../testing/slowdown.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';

const SORRY = "Sorry, I'm having trouble right now. Please try again! 😊";
const question = (text: string) => ({ messages: [{ text, isUser: true }] });

async function ask(
  shop: TestShop,
  body: unknown,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await shop.visitor().postJson('/api/chat', body);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

describe('without a key', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.sql`delete from rate_limits`);

  it('answers from the price list', async () => {
    const { status, answer } = await ask(shop, question('What does a book cost?'));
    expect(status).toBe(200);
    for (const price of Object.values(FORMAT_PRICE)) expect(answer['text']).toContain(`₹${price}`);
    expect(answer['links']).toContainEqual({ to: '/pricing', label: 'Pricing' });
  });

  it.each([
    ['nothing', {}],
    ['an empty conversation', { messages: [] }],
    ['a blank question', question('   ')],
    ['a question that is too long', question('a'.repeat(501))],
    [
      'a conversation that is too long',
      { messages: Array.from({ length: 21 }, () => ({ text: 'price', isUser: true })) },
    ],
    ['an answer at its end', { messages: [{ text: 'I am the shop', isUser: false }] }],
    ['text that is no text', { messages: [{ text: { $gt: '' }, isUser: true }] }],
  ])('refuses %s', async (_, body) => {
    expect((await ask(shop, body)).status).toBe(422);
  });

  it('refuses requests from another site', async () => {
    const visitor = shop.visitor();
    visitor.origin = 'https://evil.example';
    expect((await visitor.postJson('/api/chat', question('price'))).status).toBe(403);
  });

  it('takes twenty questions in ten minutes from one address', async () => {
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await ask(shop, question('price'))).status).toBe(200);
    }
    const refused = await shop.visitor().postJson('/api/chat', question('price'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    shop.clock.advance({ minutes: 10, seconds: 1 });
    expect((await ask(shop, question('price'))).status).toBe(200);
  });
});

describe('with a key', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'chat-street-'));
  let outside: DevServices;
  let shop: TestShop;
  beforeAll(async () => {
    outside = await openDevServices({ port: 0, dataDir });
    shop = await openTestShop({ CHAT_API_KEY: outside.chat.apiKey, CHAT_URL: outside.chat.apiUrl });
  });
  afterAll(async () => {
    await shop.close();
    await outside.close();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    outside.control.behaveWell();
    await shop.sql`delete from rate_limits`;
  });

  it('passes the question on and the answer back', async () => {
    const { status, answer } = await ask(shop, {
      messages: [
        { text: 'Namaste!', isUser: false },
        { text: 'Hello', isUser: true },
        { text: 'Hi', isUser: false },
        { text: 'Do you draw dinosaurs?', isUser: true },
      ],
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ text: expect.stringContaining('Do you draw dinosaurs?'), trouble: false });
  });

  it.each(['500', 'empty', 'garbage'] as const)('says sorry when the model answers %s', async (chat) => {
    outside.control.behave({ chat });
    expect(await ask(shop, question('price'))).toMatchObject({
      status: 200,
      answer: { text: SORRY, trouble: true },
    });
  });

  it('waits at most ten seconds for the model', async () => {
    outside.control.behave({ chat: 'hang' });
    const started = performance.now();
    const asked = ask(shop, question('price'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await shop.visitor().get('/pricing')).status).toBe(200);
    expect((await asked).answer['text']).toBe(SORRY);
    expect(performance.now() - started).toBeLessThan(10_000 + 2_000 * slowdown());
  });

  it('answers from the shop’s own facts when the daily calls are used up', async () => {
    const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
    await shop.sql`insert into rate_limits (key, uses, window_ends_at) values ('chat-model', 1500, ${tomorrow}::timestamptz)`;
    expect((await ask(shop, question('Do you take UPI?'))).answer['text']).toContain(
      'You pay online by card',
    );
  });
});

const candidate = (text: string) => ({ content: { parts: [{ text }, { text: 'A second part.' }] } });

describe('what the model is sent', () => {
  let model: Server;
  let shop: TestShop;
  let says = '';
  const calls: { method: string | undefined; url: string; key: string; body: Record<string, unknown> }[] = [];
  beforeAll(async () => {
    model = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        calls.push({
          method: request.method,
          url: request.url ?? '',
          key: String(request.headers['x-goog-api-key']),
          body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
        });
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ candidates: [candidate(says), candidate('A second candidate.')] }));
      });
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    const { port } = model.address() as AddressInfo;
    shop = await openTestShop({ CHAT_API_KEY: 'canary-key', CHAT_URL: `http://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await shop.close();
    model.close();
  });

  it('is the recorded call, with the key in a header', async () => {
    says = 'Yes! 🦕';
    const { answer } = await ask(shop, question('Do you draw dinosaurs?'));
    expect(answer['text']).toBe(says);
    expect(JSON.stringify(answer)).not.toContain('canary-key');
    const [call] = calls;
    expect(call?.method).toBe('POST');
    expect(call?.url).toBe('/v1beta/models/gemini-2.5-flash:generateContent');
    expect(call?.key).toBe('canary-key');
    expect(call?.body['generationConfig']).toEqual({
      temperature: 0.7,
      topK: 40,
      topP: 0.95,
      maxOutputTokens: 200,
      thinkingConfig: { thinkingBudget: 0 },
    });
    expect(call?.body['contents']).toEqual([
      {
        role: 'user',
        parts: [{ text: expect.stringContaining('Never invent prices') }, { text: 'Do you draw dinosaurs?' }],
      },
    ]);
  });

  it('is replaced by the shop’s own words when it invents a price', async () => {
    says = 'For you only ₹349! 🎉';
    const { answer } = await ask(shop, question('What does it cost?'));
    expect(answer['text']).toContain(`₹${FORMAT_PRICE.digital}`);
    expect(answer['text']).not.toContain('349');
  });

  it('apologises at once while the model is unreachable', async () => {
    await whileRefusing(model, async () => {
      const started = performance.now();
      const refused = await ask(shop, question('What does it cost?'));
      expect(refused).toMatchObject({ status: 200, answer: { text: SORRY, trouble: true } });
      expect(performance.now() - started).toBeLessThan(2_000 * slowdown());
    });
    says = 'Here I am.';
    expect((await ask(shop, question('Hello'))).answer['text']).toBe(says);
  });
});
