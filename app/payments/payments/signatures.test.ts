import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { provesWebhookEvent, provesPayment } from './signatures.ts';

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

describe('the proof of a payment', () => {
  const good = sign('key', 'order_1|pay_1');

  it('is good for its own order and payment', () => {
    expect(provesPayment('key', 'order_1', 'pay_1', good)).toBe(true);
  });

  it.each([
    ['another order', 'order_2', 'pay_1', good],
    ['another payment', 'order_1', 'pay_2', good],
    ['ids cut elsewhere', 'order_1|pay', '_1', good],
    ['no signature', 'order_1', 'pay_1', ''],
    ['a short one', 'order_1', 'pay_1', good.slice(2)],
    ['a longer one', 'order_1', 'pay_1', `${good}00`],
    ['one letter changed', 'order_1', 'pay_1', good.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
    ['capitals', 'order_1', 'pay_1', good.toUpperCase()],
    ['another secret', 'order_1', 'pay_1', sign('other', 'order_1|pay_1')],
  ])('is refused for %s', (_, order, payment, signature) => {
    expect(provesPayment('key', order, payment, signature)).toBe(false);
  });
});

describe('the signature of a notice', () => {
  const body = '{"event":"payment.captured","amount":79900}';
  const bytes = Buffer.from(body);

  it('covers the raw bytes', () => {
    expect(provesWebhookEvent('hook', bytes, sign('hook', body))).toBe(true);
    expect(provesWebhookEvent('hook', Buffer.from(`${body} `), sign('hook', body))).toBe(false);
    expect(provesWebhookEvent('hook', Buffer.from(body.replace('79900', '79901')), sign('hook', body))).toBe(
      false,
    );
  });

  it('may be made with either secret while they are exchanged', () => {
    expect(provesWebhookEvent('old, new', bytes, sign('old', body))).toBe(true);
    expect(provesWebhookEvent('old, new', bytes, sign('new', body))).toBe(true);
    expect(provesWebhookEvent('old, new', bytes, sign('older', body))).toBe(false);
  });

  it('is never made with an empty secret', () => {
    expect(provesWebhookEvent('hook,', bytes, sign('', body))).toBe(false);
  });
});
