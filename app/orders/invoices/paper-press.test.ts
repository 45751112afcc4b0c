import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Paper } from '#comic';
import { WORDS_OF_INDIA } from '../../../testing/words-of-india.ts';
import { OwnPapersFirst, printPaper } from './paper-press.server.ts';

const PAPER: Paper = {
  title: 'Invoice NV/26-27/000001',
  name: 'Nanhe Veer',
  head: ['Invoice'],
  colour: '#ffd23f',
  foot: '',
  blocks: [{ kind: 'note', text: 'Paid in full.' }],
};

/** The number of dark pixels on a paper's first page, at 60 dots per inch. */
function darkOf(pdf: Uint8Array): number {
  const { stdout } = spawnSync('pdftoppm', ['-r', '60', '-gray', '-singlefile', '-'], { input: pdf });
  return stdout.subarray(20).filter((grey) => grey < 128).length;
}

const columns = (lines: string[]): Paper => ({
  ...PAPER,
  blocks: [{ kind: 'columns', columns: [{ title: 'Billed to', lines }] }],
});

describe('the printer of papers', () => {
  it.each(Object.entries(WORDS_OF_INDIA))('draws an address in %s', async (_, text) => {
    const empty = darkOf(await printPaper(columns(['']), 'asha'));
    const written = darkOf(await printPaper(columns([text]), 'asha'));
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    expect(written - empty).toBeGreaterThan(letters * 2);
  });

  it('has no more than three of one customer, and takes another’s beside them', async () => {
    const asha = Array.from({ length: 5 }, () => printPaper(PAPER, 'asha'));
    const ravi = printPaper(PAPER, 'ravi');
    const refused = (await Promise.allSettled(asha)).filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason instanceof OwnPapersFirst)).toEqual([true, true]);
    expect(Buffer.from(await ravi).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await printPaper(PAPER, 'asha')).toEqual(await ravi);
  });
});
