import { readFileSync } from 'node:fs';
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

/** A photo of two people: the one of a file, and right of them the same in another light. */
export async function twoFaces(file: string, hue: number): Promise<Buffer> {
  const photo = readFileSync(file);
  const one = await sharp(photo).png().toBuffer();
  const other = await sharp(photo).modulate({ hue }).png().toBuffer();
  const { width = 0, height = 0 } = await sharp(one).metadata();
  return sharp({ create: { width: width * 2, height, channels: 3, background: '#000000' } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: width, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}
