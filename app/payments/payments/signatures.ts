import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether the provider signed the browser's proof of payment: HMAC-SHA256 of `order|payment` with the key
 * secret.
 * @param orderId the provider order that the shop itself stored, never one that came with the proof.
 */
export function provesPayment(
  keySecret: string,
  orderId: string,
  paymentId: string,
  signature: string,
): boolean {
  return matches(hmac(keySecret, `${orderId}|${paymentId}`), signature);
}

/**
 * Whether the provider signed a webhook event: HMAC-SHA256 of the raw body with a webhook secret.
 * @param secrets separated by commas. While a secret is being replaced, both the old and the new one are
 * valid.
 */
export function provesWebhookEvent(secrets: string, body: Uint8Array, signature: string): boolean {
  return secrets
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .map((secret) => matches(hmac(secret, body), signature))
    .includes(true);
}

function hmac(secret: string, text: string | Uint8Array): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** Compares in constant time. */
function matches(expected: Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
