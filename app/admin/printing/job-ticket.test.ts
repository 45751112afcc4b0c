import { describe, expect, it } from 'vitest';
import { codeOf, type Job, jobTicket } from './job-ticket.ts';

const BOOK = {
  number: 1,
  title: 'Space Explorer',
  copies: 2,
  pages: 24,
  inside: 'ORD-1/1-space-explorer-inside.pdf',
  cover: 'ORD-1/1-space-explorer-cover.pdf',
};
const JOB: Job = {
  orderNumber: 'ORD-1760000000000',
  date: '20 November 2026',
  expected: '27 November 2026',
  books: [BOOK, { ...BOOK, number: 2, title: 'Iron kid', copies: 1 }],
  addOns: ['Gift box'],
  contact: 'hello@nanheveer.example',
};

describe('a job ticket', () => {
  it('has a code with order, book, copies, size, pages, paper and add-ons', () => {
    expect(codeOf(JOB, BOOK)).toBe(
      'ORD-1760000000000|1/2 Space Explorer|2 copies|210 x 210 mm|24 pages|170 g/m² matt coated|Gift box',
    );
    expect(codeOf({ ...JOB, addOns: [] }, BOOK)).toMatch(/\|no add-ons$/);
  });

  it('has one code for each book, and the same in words', () => {
    const { blocks } = jobTicket(JOB);
    const codes = blocks.filter((block) => block.kind === 'code');
    expect(codes.map(({ title }) => title)).toEqual(['1. Space Explorer, 2 copies', '2. Iron kid, 1 copy']);
    for (const { squares, lines } of codes) {
      expect(squares.length).toBeGreaterThan(20);
      expect(squares.every((row) => row.length === squares.length)).toBe(true);
      expect(lines).toContain('ORD-1760000000000');
    }
    expect(JSON.stringify(blocks)).toContain('3 books');
  });
});
