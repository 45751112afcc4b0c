import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../app/platform/environment/environment.server.ts';
import { type Finding, written } from './finding.ts';
import {
  clockFinding,
  machinesFinding,
  migrationsFinding,
  paymentKeyFinding,
  privacyFinding,
  replicaFinding,
  secondFactorFinding,
  secretFinding,
  settingsFinding,
  spaceFinding,
  storageFinding,
  unreachableFinding,
} from './rules.ts';

const FIRST = { name: '0000_first.sql', digest: 'a' };
const SECOND = { name: '0001_second.sql', digest: 'b' };
const WHOLE = 'x'.repeat(43);
const LIVE = readEnvironment({
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: WHOLE,
  ADMIN_PASSWORD: 'long-enough',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 'w',
  SMTP_URL: 'smtps://mail.example',
});

const SERVER = { ...LIVE, DATABASE_URL: 'postgres://db/shop' };
const STORE = { S3_ENDPOINT: 'https://store.example/shop' };

const FINDINGS: [what: string, found: Finding | Finding[], state: string, words: RegExp][] = [
  ['a live shop', settingsFinding(LIVE), 'ok', /SHOP_MODE=live/],
  ['a shop without keys', settingsFinding(readEnvironment({})), 'note', /payment and mail/],
  ['a wrong password', unreachableFinding('28P01', 'db'), 'wrong', /refuses the name or the password/],
  ['a database that is none', unreachableFinding('3D000', 'db'), 'wrong', /no such database.*createdb/],
  ['a full server', unreachableFinding('53300', 'db'), 'wrong', /no connection left.*up to 17.*up to 10/],
  ['no server', unreachableFinding('ECONNREFUSED', 'db'), 'wrong', /Nothing answers at db \(ECONNREFUSED\)/],
  ['every migration', migrationsFinding([FIRST, SECOND], [SECOND, FIRST]), 'ok', /all 2 ran/],
  ['no migration', migrationsFinding([FIRST], []), 'note', /empty/],
  ['one to come', migrationsFinding([FIRST, SECOND], [FIRST]), 'wrong', /1 of 2 have not run/],
  ['a newer shop', migrationsFinding([FIRST], [FIRST, SECOND]), 'wrong', /0001_second\.sql.*newer shop/],
  [
    'an edited one',
    migrationsFinding([FIRST], [{ ...FIRST, digest: 'z' }]),
    'wrong',
    /0000_first\.sql was edited/,
  ],
  ['a clock that goes well', clockFinding(-4_999), 'ok', /goes with/],
  ['a clock behind', clockFinding(42_000), 'wrong', /42 s behind/],
  ['a clock ahead', clockFinding(-6_000), 'wrong', /6 s ahead of/],
  ['a full disk', spaceFinding(499, '/data'), 'wrong', /499 MB free in \/data/],
  ['a disk filling up', spaceFinding(1_999, '/data'), 'note', /not for long/],
  ['a roomy disk', spaceFinding(2_000, '/data'), 'ok', /2,000 MB/],
  ['no secret yet', secretFinding(undefined, 0, 'f'), 'note', /first start/],
  ['half a secret', secretFinding('x', 0o600, 'f'), 'wrong', /f is damaged/],
  ['an open secret', secretFinding(WHOLE, 0o100644, 'f'), 'wrong', /other users.*chmod 600 f/],
  ['a secret', secretFinding(WHOLE, 0o100600, 'f'), 'ok', /whole/],
  ['a live shop with one factor', secondFactorFinding(false, 'live'), 'wrong', /privacy page.*under Staff/],
  ['a test key in a live shop', paymentKeyFinding('rzp_test_1', 'live'), 'wrong', /nobody really pays/],
  ['a store that fails', storageFinding('EACCES', 'there'), 'wrong', /there does not keep files: EACCES/],
  ['a store that works', storageFinding(undefined, 'there'), 'ok', /there takes/],
  [
    'files on the disk of one machine',
    machinesFinding(SERVER),
    'note',
    /this one only: photos .*S3_ENDPOINT/,
  ],
  [
    'the secret of one machine',
    machinesFinding({ ...SERVER, ...STORE, SESSION_SECRET: undefined }),
    'note',
    /only: the secret of sessions .*SESSION_SECRET/,
  ],
  [
    'stand-ins on one machine',
    machinesFinding({ ...SERVER, ...STORE, standIns: ['mail'] }),
    'note',
    /only: stand-ins for mail/,
  ],
  ['many machines', machinesFinding({ ...SERVER, ...STORE }), 'ok', /as many as you like/],
  ['a replica', replicaFinding(true), 'ok', /follows/],
  ['a replica that is none', replicaFinding(false), 'wrong', /follows no other.*streaming replica/],
  [
    'an open folder with open files',
    privacyFinding(0o40755, '/data', ['files', 'orders.csv']),
    'wrong',
    /open to other users.*in it: files, orders\.csv\. chmod 700 \/data/,
  ],
  ['a folder that others write into', privacyFinding(0o40777, '/data', []), 'wrong', /put files into.*chmod/],
  ['a folder of closed ones', privacyFinding(0o40755, '/data', []), 'note', /by name, and open nothing/],
];

describe('the doctor', () => {
  it.each(FINDINGS)('finds %s', (_, found, state, words) => {
    const [finding, ...more] = [found].flat();
    expect(more).toEqual([]);
    expect(finding?.state).toBe(state);
    expect(`${finding?.words} ${finding?.mend ?? ''}`).toMatch(words);
    expect(finding?.mend !== undefined).toBe(state === 'wrong');
  });

  it('says nothing of what is as it should be', () => {
    expect(paymentKeyFinding('rzp_live_1', 'live')).toEqual([]);
    expect(paymentKeyFinding('rzp_test_1', 'local')).toEqual([]);
    expect(secondFactorFinding(true, 'live')).toEqual([]);
    expect(secondFactorFinding(false, 'local')).toEqual([]);
    expect(privacyFinding(0o40700, '/data', ['files'])).toEqual([]);
    expect(machinesFinding(LIVE)).toEqual([]);
  });

  it('writes a part a line, and how to mend it below', () => {
    expect(written([clockFinding(0), storageFinding('EACCES', 'there')]).split('\n')).toEqual([
      'ok     clock      goes with the database’s',
      'wrong  storage    there does not keep files: EACCES.',
      expect.stringMatching(/^ {18}→ Give the shop/),
    ]);
  });
});
