import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether the browser's proof of payment is the provider's: HMAC-SHA256 of `order|payment` with the key secret.
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
 * Whether a notice is the provider's: HMAC-SHA256 of the raw body with a webhook secret.
 * @param secrets separated by commas: the old and the new one are both good while they are exchanged.
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

/** Compares in the same time wherever the difference is. */
function matches(expected: Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
