import { describe, expect, it } from 'vitest';
import { dueWords, mayPinNotes, outcomeWhenDue, type ProofDates, proofState } from './proof-rules.ts';

const sent = new Date('2026-11-20T10:00:00Z');
const after = (hours: number, minutes = 0) => new Date(sent.getTime() + (hours * 60 + minutes) * 60_000);
const OPEN: ProofDates = { dueAt: after(48), approvedAt: null, changesAskedAt: null, withdrawnAt: null };
const APPROVED = { ...OPEN, approvedAt: after(1) };
const NOTES = { ...OPEN, changesAskedAt: after(1) };
const WITHDRAWN = { ...OPEN, withdrawnAt: after(1) };

describe('a proof', () => {
  it.each([
    [OPEN, 'open'],
    [APPROVED, 'approved'],
    [NOTES, 'notes'],
    [WITHDRAWN, 'withdrawn'],
    [{ ...NOTES, withdrawnAt: after(2) }, 'withdrawn'],
  ])('%o is %s', (dates, state) => {
    expect(proofState(dates)).toBe(state);
  });

  it.each([
    ['the first', [OPEN], true],
    ['one after a proof that was taken back', [WITHDRAWN, OPEN], true],
    ['the second, after notes', [NOTES, OPEN], false],
    ['the third', [NOTES, WITHDRAWN, OPEN], false],
  ])('%s takes notes: %s', (_, proofs, takes) => {
    expect(mayPinNotes(proofs)).toBe(takes);
  });

  it.each([
    [0, 'approved'],
    [1, 'notes'],
  ])('that nobody answered, with %i notes, counts as %s', (notes, outcome) => {
    expect(outcomeWhenDue(notes)).toBe(outcome);
  });

  it.each([
    [after(0), 'Proof due in 48 h'],
    [after(28, 1), 'Proof due in 20 h'],
    [after(47, 1), 'Proof due in 59 min'],
    [after(48), 'Proof due now'],
    [after(50), 'Proof due now'],
  ])('says at %o: %s', (at, words) => {
    expect(dueWords(OPEN.dueAt, at)).toBe(words);
  });
});
