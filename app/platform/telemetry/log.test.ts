import { Writable } from 'node:stream';
import { beforeAll, expect, it, vi } from 'vitest';

const written: string[] = [];

vi.mock('pino', async (original) => {
  const { pino } = await original<typeof import('pino')>();
  const page = new Writable({ write: (line, _, done) => (written.push(String(line)), done()) });
  return { pino: Object.assign(() => pino({ base: null }, page), pino) };
});

let log: typeof import('./log.server.ts').log;
beforeAll(async () => {
  ({ log } = await import('./log.server.ts'));
});

it('writes what happened and to whom of nobody', () => {
  const refused = new Error('550 5.1.1 <asha.rao+books@example.co.in>: Recipient address rejected');
  log.error('A letter was given up.', { letterId: 'letter-1', error: refused });
  const [line] = written;
  expect(line).toContain('550 5.1.1 <[address]>: Recipient address rejected');
  expect(line).toContain('log.test.ts');
  expect(line).not.toContain('asha');
  expect(line).not.toContain('example.co.in');
});

it('writes no values of a failed query', () => {
  const cause = new Error('null value in column');
  log.error('A form failed.', { error: new Error('Failed query: insert\nparams: Mira', { cause }) });
  expect(written.at(-1)).toContain('null value in column');
  expect(written.at(-1)).not.toContain('Mira');
});
