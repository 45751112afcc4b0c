import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from './database.ts';
import { AS_ANYBODY } from './launch.ts';
import { AT_LENGTH } from './long-form.ts';
import { freePorts } from './shop-process.ts';
import { slowdown } from './slowdown.ts';

const LIMIT_MS = 5_000;
const RUNBOOK = 'docs/runbooks/damaged-database.md';

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-damaged-'));
  database = await freshDatabase(dataDir);
});
afterEach(async () => {
  chmodSync(dataDir, 0o700);
  await database.remove();
});

/** Runs a command to its end. Returns its output, exit code and duration. */
async function run(...command: string[]): Promise<{ code: number | null; words: string; ms: number }> {
  const began = performance.now();
  const [program = '', ...words] = [...AS_ANYBODY, 'node', ...command];
  const child = spawn(program, words, { env: { ...process.env, ...(await freePorts()), DATA_DIR: dataDir } });
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, words: said.join(''), ms: performance.now() - began };
}

const postgres = (name: string) => path.join(dataDir, 'postgres', name);

type Damage = [what: string, damage: () => void, words: RegExp];
/** One damage of each kind: noticed by the shop before it opens, noticed by PostgreSQL alone, and a folder that cannot be written. */
const OF_EACH_KIND: Damage[] = [
  [
    'a catalogue is garbage',
    () => writeFileSync(postgres('base/5/1259'), 'rubbish!'.repeat(20_000)),
    /is damaged: base\/5\/1259 cannot be read\.\nNothing was changed/,
  ],
  [
    'only PostgreSQL notices it',
    () => writeFileSync(postgres('postgresql.conf'), 'rubbish = = rubbish'),
    /is damaged and does not open: /,
  ],
  ['the folder may not be written', () => chmodSync(dataDir, 0o500), /may not read and write .* \(EACCES\)/],
];
/** In the gate, `damage.test.ts` shows that these are noticed. */
const MORE: Damage[] = [
  [
    'PG_VERSION is gone',
    () => rmSync(postgres('PG_VERSION')),
    /is damaged: PG_VERSION is missing\.\nNothing was changed/,
  ],
  [
    'one file may not be written',
    () => chmodSync(postgres('base/5/1259'), 0o400),
    /may not read and write .*1259 \(EACCES\)/,
  ],
];
const DAMAGES = AT_LENGTH ? [...OF_EACH_KIND, ...MORE] : OF_EACH_KIND;

describe.skipIf(process.env['TEST_DATABASE_URL'])('a damaged database', () => {
  it.each(DAMAGES)('ends the start and the doctor in plain words where %s', async (_, damage, words) => {
    damage();
    const slow = slowdown();
    const start = await run('server.ts');
    expect(start.words).toMatch(words);
    expect(start.words).toMatch(/^The shop cannot open\.$/m);
    expect(start.words).toContain(RUNBOOK);
    expect(start.words).not.toMatch(/^ +at /m);
    expect(start.code).toBe(1);
    expect(start.ms).toBeLessThan(LIMIT_MS * Math.max(slow, slowdown()));
    const doctor = await run('scripts/doctor.ts');
    expect(doctor.words).toMatch(/^wrong +database /m);
    expect(doctor.words).toContain(RUNBOOK);
    expect(doctor.code).toBe(1);
  });

  it('stops backup, restore, move and staff commands, which name the runbook', async () => {
    const [archive, file] = [path.join(dataDir, 'good.tar.gz'), path.join(dataDir, 'none.tar.gz')];
    expect((await run('scripts/backup.ts', archive)).code).toBe(0);
    rmSync(postgres('PG_VERSION'));
    for (const command of [
      ['scripts/backup.ts', file],
      ['scripts/restore.ts', archive, '--replace'],
      ['scripts/move-to.ts', 'postgres://127.0.0.1:1/shop'],
      ['scripts/staff.ts', 'reset', 'owner@nanheveer.example'],
    ]) {
      const { code, words } = await run(...command);
      expect([code, words]).toEqual([1, expect.stringContaining(RUNBOOK)]);
      expect(words).not.toMatch(/^ +at /m);
    }
    expect(existsSync(file)).toBe(false);
    expect(existsSync(postgres('PG_VERSION'))).toBe(false);
  });
});
