import type { Environment } from '../platform/environment.server.ts';

const OF_EVERY_FILE = ['X-Content-Type-Options', 'Strict-Transport-Security'];
/** A script may be a worker, which has the policy of its own file. */
const OF_SCRIPTS = [...OF_EVERY_FILE, 'Content-Security-Policy'];

/**
 * The headers of a built file: all for what a window can open as a page, else those that mean something, because thirty
 * files carry theirs over slow networks.
 * @param type its content type.
 */
export function fileSecurityHeaders(
  environment: Environment,
  type: string,
  inlineScripts: string[],
): Record<string, string> {
  const all = securityHeaders(environment, inlineScripts);
  const kept = type.startsWith('text/javascript')
    ? OF_SCRIPTS
    : /^(font\/|text\/css|image\/(?!svg))/.test(type)
      ? OF_EVERY_FILE
      : Object.keys(all);
  return Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name)));
}

/**
 * The headers of every answer. Inline scripts run only by the response's nonce or, on ready-made pages, by
 * their hashes; the payment provider's window is the one foreign frame.
 */
export function securityHeaders(environment: Environment, inlineScripts: string[]): Record<string, string> {
  const checkout = new URL(environment.RAZORPAY_CHECKOUT_URL).origin;
  const api = new URL(environment.RAZORPAY_API_URL).origin;
  const provider = [...new Set([checkout, api])].join(' ');
  const https = environment.publicUrl.startsWith('https://');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${checkout} ${inlineScripts.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${provider}`,
    `frame-src ${provider}`,
    `form-action 'self' ${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types drawing default',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    // The development server injects scripts and styles of its own.
    ...(import.meta.env.PROD ? { 'Content-Security-Policy': policy.join('; ') } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
