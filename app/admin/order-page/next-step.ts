import type { Stage } from '../../orders/orders/stages.ts';

/** How far one book is, as staff name it; `gone` when its files left with an order that was cancelled or refunded. */
export type BookState = 'waiting' | 'drawing' | 'made' | 'refused' | 'gone';

/** What decides on the next step of an order. */
export interface Situation {
  stage: Stage;
  held: boolean;
  /** Who else must decide before the order continues. */
  waitsFor: 'bank' | 'owner' | null;
  onPaper: boolean;
  /** Of every book in it. */
  books: readonly BookState[];
  proof: 'none' | 'open' | 'notes' | 'approved';
  packTaken: boolean;
}

/** The next action for staff; `null` when they can only wait. */
export type Act =
  | 'lift'
  | 'look'
  | 'send-proof'
  | 'print'
  | 'pack'
  | 'packed'
  | 'ship'
  | 'out_for_delivery'
  | 'delivered'
  | null;

/** The one thing to do next with an order, in words and as the page's main button. */
export function nextStep(situation: Situation): { words: string; act: Act } {
  const { stage, held, waitsFor, onPaper, books, proof, packTaken } = situation;
  if (stage === 'cancelled' || stage === 'refunded' || stage === 'delivered')
    return { words: 'Nothing is left to do.', act: null };
  if (held && waitsFor === 'bank')
    return {
      words: 'The customer’s bank disputes the payment. Answer it first: see “Needs you”.',
      act: null,
    };
  if (held && waitsFor === 'owner')
    return { words: 'It costs next to nothing. The owner decides whether it is made.', act: null };
  if (held) return { words: 'It is held. Look into it, then let it go on.', act: 'lift' };
  if (books.includes('refused'))
    return { words: 'A book did not pass its check. Look at what is wrong.', act: 'look' };
  if (stage === 'printing' && packTaken)
    return { words: 'When the books are bound and packed, say so.', act: 'packed' };
  if (stage === 'printing') return { words: 'Take the print pack to the press.', act: 'pack' };
  if (stage === 'packed') return { words: 'Hand the parcel to a courier.', act: 'ship' };
  if (stage === 'shipped')
    return { words: 'When the courier goes to the door, say so.', act: 'out_for_delivery' };
  if (stage === 'out_for_delivery')
    return { words: 'When the parcel has arrived, say so.', act: 'delivered' };
  if (proof === 'open') return { words: 'The parent looks at the proof.', act: null };
  if (books.some((book) => book !== 'made')) return { words: 'Its books are being drawn.', act: null };
  if (!onPaper) return { words: 'The copies are with the customer.', act: 'delivered' };
  if (proof === 'notes')
    return { words: 'Mend what the parent pinned, then send the second proof.', act: 'send-proof' };
  if (proof === 'approved') return { words: 'The proof is approved: it can be printed.', act: 'print' };
  return { words: 'Show the parent the finished book.', act: 'send-proof' };
}
