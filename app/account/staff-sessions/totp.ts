import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** A clock may be half a minute off. */
const WINDOW = 1;
const COMMON = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** A new secret for an authenticator app, in Base32, so that it can be typed. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that the QR code on the screen gives to the app. */
export function totpAddress(secret: string, email: string): string {
  return new TOTP({ ...COMMON, issuer: 'Nanhe Veer', label: email, secret }).toString();
}

/**
 * The 30-second step that a code belongs to.
 * @param lastStep the last step whose code was accepted: codes of this step and of earlier ones are refused.
 * @returns null when the code is wrong, too old, or was used.
 */
export function stepOfCode(secret: string, code: string, at: Date, lastStep: number | null): number | null {
  const key = Secret.fromBase32(secret);
  const timestamp = at.getTime();
  const delta = TOTP.validate({ ...COMMON, token: code, secret: key, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}
