import { createHmac } from 'node:crypto';

/**
 * The sandbox account. It is fixed, so that signatures stay valid after a restart; it is worth nothing
 * anywhere else.
 */
export const account = {
  id: 'acc_NanheVeerStrt1',
  keyId: 'rzp_test_NanheVeerStrt1',
  keySecret: 'sandbox-key-secret-no-real-money',
  webhookSecret: 'sandbox-webhook-secret-no-real-money',
};

/** The proof of payment that the browser hands to the shop: HMAC-SHA256(key secret, `order|payment`), hex. */
export function callbackSignature(orderId: string, paymentId: string): string {
  return hmac(account.keySecret, `${orderId}|${paymentId}`);
}

/** X-Razorpay-Signature: HMAC-SHA256(webhook secret, raw body), hex. */
export function webhookSignature(body: string): string {
  return hmac(account.webhookSecret, body);
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
