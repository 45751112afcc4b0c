import { afterEach, expect, it, vi } from 'vitest';
import { openPaymentWindow } from './pay-with-razorpay.ts';
import type { PaymentWindow } from './payment-window.ts';

const WANTED: PaymentWindow = {
  scriptUrl: 'https://checkout.example/v1/checkout.js',
  key: 'rzp_test_key',
  orderId: 'order_1',
  amountPaise: 79_900,
  currency: 'INR',
  name: 'Nanhe Veer',
  description: 'A comic book with your child as the hero',
  image: 'https://shop.example/icon-192.png',
  prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '98450 12345' },
  notes: { address: 'Nanhe Veer comic books', order_type: 'personalised comic book' },
  themeColor: '#ff9a1f',
  callbackUrl: 'https://shop.example/api/payments/return',
};

/** Opens the window in a browser with this user agent. @returns the options that the provider was given. */
async function optionsIn(userAgent: string): Promise<Record<string, unknown>> {
  let given: Record<string, unknown> = {};
  class Razorpay {
    constructor(options: Record<string, unknown>) {
      given = options;
    }
    on = vi.fn<() => void>();
    open = vi.fn<() => void>();
    close = vi.fn<() => void>();
  }
  vi.stubGlobal('window', { Razorpay });
  vi.stubGlobal('navigator', { userAgent });
  await openPaymentWindow(WANTED, {
    onPaid: vi.fn<() => void>(),
    onDismiss: vi.fn<() => void>(),
    onDeclined: vi.fn<() => void>(),
  });
  return given;
}

afterEach(() => vi.unstubAllGlobals());

it('opens with the recorded options: three tries, a way to dismiss, everything prefilled', async () => {
  expect(await optionsIn('Chrome')).toEqual({
    key: 'rzp_test_key',
    amount: 79_900,
    currency: 'INR',
    name: 'Nanhe Veer',
    description: 'A comic book with your child as the hero',
    image: 'https://shop.example/icon-192.png',
    order_id: 'order_1',
    prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '98450 12345' },
    notes: { address: 'Nanhe Veer comic books', order_type: 'personalised comic book' },
    theme: { color: '#ff9a1f' },
    modal: { ondismiss: expect.any(Function) },
    retry: { enabled: true, max_count: 3 },
    handler: expect.any(Function),
  });
});

it('takes over the whole page where a frame cannot be shown', async () => {
  expect(await optionsIn('Mozilla/5.0 (iPhone) Instagram 300.0')).toMatchObject({
    callback_url: 'https://shop.example/api/payments/return',
    redirect: true,
  });
});
