import { describe, expect, it } from 'vitest';
import type { Paper } from '#comic';
import { OwnPapersFirst, printPaper } from './paper-press.server.ts';

const PAPER: Paper = {
  title: 'Invoice NV/26-27/000001',
  name: 'Nanhe Veer',
  head: ['Invoice'],
  colour: '#ffd23f',
  foot: '',
  blocks: [{ kind: 'note', text: 'Paid in full.' }],
};

describe('the printer of papers', () => {
  it('has no more than three of one customer, and takes another’s beside them', async () => {
    const asha = Array.from({ length: 5 }, () => printPaper(PAPER, 'asha'));
    const ravi = printPaper(PAPER, 'ravi');
    const refused = (await Promise.allSettled(asha)).filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason instanceof OwnPapersFirst)).toEqual([true, true]);
    expect(Buffer.from(await ravi).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await printPaper(PAPER, 'asha')).toEqual(await ravi);
  });
});
