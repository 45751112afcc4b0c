import { expect, it } from 'vitest';
import { type Act, nextStep, type Situation } from './next-step.ts';

const PRINTED: Situation = {
  stage: 'drawing',
  held: false,
  waitsFor: null,
  onPaper: true,
  books: ['made'],
  proof: 'none',
  packTaken: false,
};

it.each<[string, Partial<Situation>, Act]>([
  ['a finished book is shown to its parent', {}, 'send-proof'],
  ['a held order is looked into before anything else', { held: true, books: ['refused'] }, 'lift'],
  ['a disputed order waits for the bank', { held: true, waitsFor: 'bank' }, null],
  ['one that costs next to nothing waits for the owner', { held: true, waitsFor: 'owner' }, null],
  ['a book that failed its check is looked at', { books: ['made', 'refused'] }, 'look'],
  ['a book on the drawing table is waited for', { books: ['made', 'drawing'] }, null],
  ['an open proof is waited for', { stage: 'proof', proof: 'open' }, null],
  ['notes are answered by a second proof', { stage: 'drawing', proof: 'notes' }, 'send-proof'],
  ['while a noted book is drawn again it is waited for', { proof: 'notes', books: ['waiting'] }, null],
  ['an approved book is printed', { stage: 'proof', proof: 'approved' }, 'print'],
  ['the press gets its pack', { stage: 'printing' }, 'pack'],
  ['and is waited for', { stage: 'printing', packTaken: true }, 'packed'],
  ['a parcel is handed over', { stage: 'packed' }, 'ship'],
  ['carried to the door', { stage: 'shipped' }, 'out_for_delivery'],
  ['and arrives', { stage: 'out_for_delivery' }, 'delivered'],
  ['a digital order with its copies is done', { stage: 'photo_check', onPaper: false }, 'delivered'],
  ['what is over is over', { stage: 'delivered', held: true }, null],
  ['what was cancelled, too', { stage: 'cancelled', books: ['waiting'] }, null],
])('%s', (_, situation, act) => {
  expect(nextStep({ ...PRINTED, ...situation }).act).toBe(act);
});
