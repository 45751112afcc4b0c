import { z } from 'zod';
import { plainCode, plainLine } from './plain-line.ts';
import { oneLine, severalLines } from './typed-text.ts';

/**
 * Text that people type, cleaned before anything else reads it. Every schema of a form begins with one of
 * these.
 */
export const line = z.string().overwrite(oneLine);
export const lines = z.string().overwrite(severalLines);
/** A phone number, an e-mail address, an amount. */
export const plain = z.string().overwrite(plainLine);
/** A coupon, a PIN, a tracking number. */
export const code = z.string().overwrite(plainCode);
