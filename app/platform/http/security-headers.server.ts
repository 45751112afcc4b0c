import type { Environment } from '../environment/environment.server.ts';

const OF_EVERY_FILE = ['X-Content-Type-Options', 'Strict-Transport-Security'];
/** A script may be a worker, which follows the policy of its own file. */
const OF_SCRIPTS = [...OF_EVERY_FILE, 'Content-Security-Policy'];
const NEVER_ASKED_FOR = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'midi',
  'usb',
  'serial',
  'hid',
  'bluetooth',
];

/** The facts about a document on which its headers depend. */
interface Document {
  /** `'nonce-…'` or `'sha256-…'` of each inline script that may run. */
  inlineScripts?: string[];
  /** Whether customers pay on this page. */
  pays?: boolean;
}

/**
 * The security headers of a built file. A file that a window can open as a page gets all of them. Other files
 * get only those that have an effect, because thirty files send theirs over slow networks.
 * @param type its content type.
 */
export function fileSecurityHeaders(
  environment: Environment,
  type: string,
  document: Document,
): Record<string, string> {
  const all = securityHeaders(environment, document);
  const kept = type.startsWith('text/javascript')
    ? OF_SCRIPTS
    : /^(font\/|text\/css|image\/(?!svg))/.test(type)
      ? OF_EVERY_FILE
      : Object.keys(all);
  return Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name)));
}

/**
 * The security headers of every response. Inline scripts run only by the response's nonce or, on ready-made
 * pages, by their hashes. The payment provider is the only outside origin, and only where customers pay.
 */
export function securityHeaders(
  environment: Environment,
  { inlineScripts = [], pays = false }: Document = {},
): Record<string, string> {
  const https = environment.publicUrl.startsWith('https://');
  return {
    // The development server injects scripts and styles of its own.
    ...(import.meta.env.PROD
      ? { 'Content-Security-Policy': contentPolicy(environment, inlineScripts, pays, https) }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The provider opens windows of banks and receives messages from them.
    'Cross-Origin-Opener-Policy': pays ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': (pays ? NEVER_ASKED_FOR : [...NEVER_ASKED_FOR, 'payment'])
      .map((name) => `${name}=()`)
      .join(', '),
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function contentPolicy(
  environment: Environment,
  inlineScripts: string[],
  pays: boolean,
  https: boolean,
): string {
  const checkout = new URL(environment.RAZORPAY_CHECKOUT_URL).origin;
  const api = new URL(environment.RAZORPAY_API_URL).origin;
  const provider = pays ? [...new Set([checkout, api])] : [];
  return [
    "default-src 'self'",
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...(pays ? [checkout] : []), ...inlineScripts].join(' '),
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...provider].join(' '),
    ['frame-src', ...(pays ? provider : ["'none'"])].join(' '),
    ['form-action', "'self'", ...provider].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    pays ? 'trusted-types drawing studio default' : 'trusted-types drawing studio',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
