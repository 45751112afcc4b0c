import { expect, it } from 'vitest';
import { timelineWords } from './timeline-words.ts';

it.each([
  ['moved', { from: 'paid', to: 'drawing' }, 'Drawing', 'Was: Paid'],
  [
    'moved',
    { from: 'packed', to: 'shipped', courier: 'DTDC', trackingNumber: 'D1234' },
    'Shipped',
    'DTDC, D1234',
  ],
  [
    'moved',
    { from: 'proof', to: 'printing', because: 'The proof is approved.' },
    'Printing',
    'The proof is approved.',
  ],
  ['note', { text: 'Called, no answer.' }, 'Note', 'Called, no answer.'],
  ['hold lifted', {}, 'Goes on', null],
  ['refund asked for', { reason: 'damaged', amount: 100 }, 'Refund asked for', 'damaged'],
])('%s %j reads “%s”, “%s”', (kind, details, title, text) => {
  expect(timelineWords({ kind, details })).toEqual({ title, text });
});
