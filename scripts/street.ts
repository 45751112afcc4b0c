import path from 'node:path';
import type { Environment } from '../app/platform/environment.server.ts';
import { openStreet, type Street } from '../dev/street.ts';

/**
 * Opens the stand-ins that this environment needs and points the shop at them.
 * @returns the environment with the street's addresses and keys filled in.
 */
export async function openStreetFor(
  given: Environment,
  read: (vars: Record<string, string | undefined>) => Environment,
): Promise<{ environment: Environment; street?: Street }> {
  if (given.standIns.length === 0) return { environment: given };
  const street = await openStreet({ port: given.STREET_PORT, dataDir: path.join(given.DATA_DIR, 'street') });
  street.control.webhookUrl = `http://127.0.0.1:${given.PORT}/api/payments/webhook`;
  const variables: Record<string, string | undefined> = { ...process.env };
  if (given.standIns.includes('payment')) {
    variables['RAZORPAY_KEY_ID'] = street.payment.keyId;
    variables['RAZORPAY_KEY_SECRET'] = street.payment.keySecret;
    variables['RAZORPAY_WEBHOOK_SECRET'] = street.payment.webhookSecret;
    variables['RAZORPAY_API_URL'] = street.payment.apiUrl;
    variables['RAZORPAY_CHECKOUT_URL'] = street.payment.checkoutScriptUrl;
  }
  if (given.standIns.includes('mail')) variables['SMTP_URL'] = street.smtpUrl;
  return { environment: { ...read(variables), standIns: given.standIns }, street };
}
