import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDevServices } from './dev-services.ts';
import type { DevServices } from './dev-services.ts';

const headlessShell = '/usr/bin/chromium-headless-shell';
const dataDir = mkdtempSync(join(tmpdir(), 'street-window-'));
let street: DevServices;
let shop: Server;
let shopUrl: string;
let posted: string[] = [];
let browser: Browser;
let page: Page;
let window: FrameLocator;

beforeAll(async () => {
  street = await openDevServices({ port: 0, dataDir });
  shop = createServer(async (request, response) => {
    if (request.method === 'POST') posted.push(Buffer.concat(await request.toArray()).toString());
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', strictPolicy());
    response.end(shopPage(new URL(request.url ?? '/', 'http://shop')));
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    ...(existsSync(headlessShell) ? { executablePath: headlessShell } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
beforeEach(async () => {
  street.control.behaveWell();
  posted = [];
  page = await browser.newPage();
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  shop.closeAllConnections();
  shop.close();
  await street.close();
  rmSync(dataDir, { recursive: true });
});

function strictPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'nonce-shop' 'strict-dynamic'",
    `frame-src ${street.url}`,
    `form-action 'self' ${street.url}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function shopPage(url: URL): string {
  const options = JSON.stringify({
    key: street.payment.keyId,
    order_id: url.searchParams.get('order'),
    amount: Number(url.searchParams.get('amount')),
    currency: 'INR',
    name: 'Nanhe Veer',
    description: 'A comic',
    image: '/logo.png',
    prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '9876543210' },
    theme: { color: '#b3123a' },
    retry: { enabled: true, max_count: 1 },
    ...(url.searchParams.has('redirect') ? { callback_url: '/callback', redirect: true } : {}),
    ...(url.searchParams.has('confirm') ? { modal: { confirm_close: true } } : {}),
  });
  return `<!doctype html><title>Shop</title><button id="buy">Buy</button>
    <script nonce="shop" src="${street.payment.checkoutScriptUrl}"></script>
    <script nonce="shop">
      window.heard = [];
      document.addEventListener('securitypolicyviolation', (event) => heard.push(['violation', event.violatedDirective]));
      document.getElementById('buy').addEventListener('click', () => {
        const options = ${options};
        options.handler = (response) => heard.push(['handler', response]);
        options.modal = { ...options.modal, ondismiss: () => heard.push(['dismissed']) };
        const checkout = new Razorpay(options);
        checkout.on('payment.failed', (failure) => heard.push(['failed', failure.error.metadata.order_id]));
        checkout.open();
      });
    </script>`;
}

async function newOrder(amount: number): Promise<string> {
  const { keyId, keySecret, apiUrl } = street.payment;
  const response = await fetch(`${apiUrl}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    body: JSON.stringify({ amount, currency: 'INR' }),
  });
  return ((await response.json()) as { id: string }).id;
}

async function openWindow(amount = 79_900, extra = ''): Promise<string> {
  const orderId = await newOrder(amount);
  await page.goto(`${shopUrl}/?order=${orderId}&amount=${amount}${extra}`);
  await page.getByRole('button', { name: 'Buy' }).press('Enter');
  window = page.frameLocator('iframe[title="Payment sandbox"]');
  await window.getByRole('dialog', { name: 'Nanhe Veer' }).waitFor();
  return orderId;
}

const button = (name: string) => window.getByRole('button', { name, exact: true });
const heard = () => page.evaluate(() => (globalThis as unknown as { heard: unknown[][] }).heard);
const windowGone = () => page.locator('iframe').waitFor({ state: 'detached' });

describe('the checkout window under a strict policy and Trusted Types', () => {
  it('pays by UPI and gives the shop its proof', async () => {
    const orderId = await openWindow();
    await window.getByText('Payment sandbox: no real money').waitFor();
    await window.getByText('asha@example.com').waitFor();
    await window.getByRole('radio', { name: 'UPI' }).check();
    await button('Pay ₹799').click();
    await windowGone();
    const payment = street.control.payments().find((each) => each.order_id === orderId);
    expect(payment).toMatchObject({ method: 'upi', vpa: 'success@razorpay', status: 'captured' });
    expect(await heard()).toEqual([
      [
        'handler',
        {
          razorpay_payment_id: payment?.id,
          razorpay_order_id: orderId,
          razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    ]);
  });

  it('writes lakhs and paise as in India', async () => {
    await openWindow(12_345_650);
    const pay = window.getByRole('button', { name: 'Pay ₹' });
    expect(await pay.textContent()).toBe('Pay ₹1,23,456.50');
  });

  it('lets a declined payer try again as often as the shop allows, then closes', async () => {
    const orderId = await openWindow();
    await button('Decline').click();
    await window.getByRole('alert').getByText('declined').waitFor();
    expect(await heard()).toEqual([['failed', orderId]]);
    await button('Decline').click();
    await windowGone();
    expect(await heard()).toEqual([['failed', orderId], ['failed', orderId], ['dismissed']]);
  });

  it('can be used by keyboard alone: focus inside, Tab goes round, Escape closes and gives focus back', async () => {
    await openWindow();
    await page.keyboard.press('Tab');
    await expect.poll(() => button('Close').evaluate((tag) => tag === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() => button('Authorise late').evaluate((tag) => tag === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => button('Close').evaluate((tag) => tag === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await windowGone();
    expect(await heard()).toEqual([['dismissed']]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('buy');
  });

  it('asks before it closes when the shop wants that', async () => {
    await openWindow(79_900, '&confirm');
    await button('Close').click();
    await button('Keep paying').click();
    await button('Close').click();
    await button('Leave').click();
    await windowGone();
    expect(await heard()).toEqual([['dismissed']]);
  });

  it('takes the money and tells the page nothing when the answer is lost', async () => {
    const orderId = await openWindow();
    await button('Pay and lose the answer').click();
    await windowGone();
    expect(await heard()).toEqual([]);
    expect(street.control.orders().find((order) => order.id === orderId)?.status).toBe('paid');
  });

  it('fails now and is paid later', async () => {
    street.control.behave({ lateAuthoriseMs: 0 });
    const orderId = await openWindow();
    await button('Authorise late').click();
    await window.getByRole('alert').getByText('declined').waitFor();
    await expect
      .poll(() => street.control.orders().find((order) => order.id === orderId)?.status)
      .toBe('paid');
  });

  it('comes back by a form from the provider when the shop asks for a redirect', async () => {
    const orderId = await openWindow(79_900, '&redirect');
    await button('Pay ₹799').click();
    await page.waitForURL('**/callback');
    const form = new URLSearchParams(posted[0]);
    expect([...form.keys()]).toEqual(['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature']);
    expect(form.get('razorpay_order_id')).toBe(orderId);
  });

  it('takes over the whole page in an in-app browser, and comes back', async () => {
    await page.close();
    page = await browser.newPage({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Instagram 350.0' });
    const orderId = await newOrder(79_900);
    await page.goto(`${shopUrl}/?order=${orderId}&amount=79900&redirect`);
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.getByRole('dialog', { name: 'Nanhe Veer' }).waitFor();
    expect(page.url()).toBe(`${street.url}/v1/checkout/embedded`);
    await page.getByRole('button', { name: 'Pay ₹799' }).click();
    await page.waitForURL('**/callback');
    expect(new URLSearchParams(posted[0]).get('razorpay_order_id')).toBe(orderId);
  });

  it('lets nobody pay another amount than the order’s', async () => {
    const orderId = await newOrder(79_900);
    await page.goto(`${shopUrl}/?order=${orderId}&amount=100`);
    await page.getByRole('button', { name: 'Buy' }).click();
    window = page.frameLocator('iframe[title="Payment sandbox"]');
    await window.getByRole('alert').getByText('different from your order amount').waitFor();
    expect(await button('Pay ₹799').isDisabled()).toBe(true);
  });
});
