import { plainEmail } from '../strings/plain-line.ts';

/** How a provider reads the part before the @: the mark that begins a tag, and whether dots count. */
interface Reading {
  tag: '+' | '-';
  dotsCount: boolean;
  /** The main domain of the provider, when this one is an alias. */
  same?: string;
}

const PLUS: Reading = { tag: '+', dotsCount: true };
const READINGS = new Map<string, Reading>([
  ['gmail.com', { tag: '+', dotsCount: false }],
  ['googlemail.com', { tag: '+', dotsCount: false, same: 'gmail.com' }],
  ...[
    'outlook.com',
    'outlook.in',
    'hotmail.com',
    'hotmail.co.uk',
    'hotmail.in',
    'live.com',
    'live.in',
    'msn.com',
  ].map(plus),
  ...['icloud.com'].map(plus),
  ['me.com', { ...PLUS, same: 'icloud.com' }],
  ['mac.com', { ...PLUS, same: 'icloud.com' }],
  ...['yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'].map(minus),
  ['proton.me', { tag: '+', dotsCount: false }],
  ['protonmail.com', { tag: '+', dotsCount: false, same: 'proton.me' }],
  ['pm.me', { tag: '+', dotsCount: false, same: 'proton.me' }],
  ...['fastmail.com', 'fastmail.fm', 'fastmail.in', 'zoho.com', 'zoho.in', 'zohomail.in'].map(plus),
]);

/**
 * Returns one name for all addresses of one mailbox, for counting only: `M.ira+shop@googlemail.com` becomes
 * `mira@gmail.com`. An address of an unknown provider is only put into lower case. Never send to this name,
 * and never sign in by it.
 */
export function mailboxOf(address: string): string {
  const email = plainEmail(address);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const reading = READINGS.get(domain);
  if (at < 1 || !reading) return email;
  const { tag, dotsCount, same = domain } = reading;
  const mark = email.indexOf(tag);
  const untagged = email.slice(0, mark > 0 && mark < at ? mark : at);
  const name = dotsCount ? untagged : untagged.replaceAll('.', '');
  return `${name}@${same}`;
}

function plus(domain: string): [string, Reading] {
  return [domain, PLUS];
}

function minus(domain: string): [string, Reading] {
  return [domain, { tag: '-', dotsCount: true }];
}
