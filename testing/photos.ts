import sharp from 'sharp';
import { CONSENT_VERSION } from '../app/photos/photo-rules.ts';
import type { TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/** Sends a photo as the wizard's page does. @param form what stands beside it. */
export async function upload(
  shop: TestShop,
  visitor: Visitor,
  bytes: Uint8Array | Buffer,
  form: Record<string, string> = { consent: 'yes', consentText: CONSENT_VERSION },
): Promise<Response> {
  await shop.sql`delete from rate_limits`;
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  body.set(
    'photo',
    new File([new Uint8Array(bytes)], '../../evil<svg onload=1>.jpg', { type: 'image/jpeg' }),
  );
  return visitor.send('POST', '/api/photo', body);
}

/** A picture of one colour. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c58c5a' } });
