import { useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { ArrowLeft } from 'lucide-react';
import { forCustomers } from '../../account/account/audience.server.ts';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { titleOfBook } from '../orders/order-books.ts';
import { orderMoment } from '../orders/order-dates.ts';
import { useOrderUpdates } from '../order-updates/use-order-updates.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { KeptBook } from '../../books/reader/kept-book.tsx';
import type { Pin } from '../../books/reader/open-pages.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import type { Route } from './+types/proof-page.ts';
import { Decision } from './decision.tsx';
import { type Draft, NotesOfBook } from './notes-of-book.tsx';
import { PRIVATE } from '../../platform/http/private-headers.ts';
import { ownOpenProof } from './own-proof.server.ts';
import { mayPinNotes } from './proof-rules.ts';
import { notesOn, proofsOf } from './proofs.server.ts';

export const middleware = [forCustomers];

export const meta = () =>
  pageMeta('Look at your finished book', 'Turn its pages, then say yes or pin a note.');

export const headers = () => PRIVATE;

/** The customer's own open proof. Without one, redirects to the order's page, which shows its progress. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const own = await ownOpenProof(request, params.orderId);
  if (!own) throw redirect(`/orders/${encodeURIComponent(params.orderId)}`, { headers: PRIVATE });
  const { order, proof } = own;
  const earlier = (await proofsOf(db(), order.id)).filter(({ id }) => id !== proof.id);
  const notes = await notesOn(db(), [proof.id]);
  const made = await madeBooksOf(order.items.map(({ id }) => id));
  const shown = {
    orderId: order.id,
    orderNumber: order.orderNumber,
    until: orderMoment(proof.dueAt),
    round: proof.round,
    takesNotes: mayPinNotes(earlier),
    books: order.items.map((item) => ({
      id: item.id,
      title: titleOfBook(item, made.get(item.id)),
      notes: notes
        .filter(({ orderItemId }) => orderItemId === item.id)
        .map(({ id, page, x, y, text }) => ({ id, page, x, y, text })),
    })),
  };
  return data(shown, { headers: PRIVATE });
}

/** The page on which a parent looks through the finished book, pins notes and approves it for print. */
export default function ProofPage({ loaderData: proof }: Route.ComponentProps) {
  useOrderUpdates(proof.orderNumber);
  const [chosen, setChosen] = useState(proof.books[0]?.id);
  const book = proof.books.find(({ id }) => id === chosen) ?? proof.books[0];
  const address = `/orders/${proof.orderId}/proof`;
  const noteCount = proof.books.reduce((sum, { notes }) => sum + notes.length, 0);
  return (
    <div className="page max-w-[72rem] py-6 sm:py-8">
      <ButtonLink kind="quiet" to={`/orders/${proof.orderId}`} className="-ml-3">
        <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
        Back to the order
      </ButtonLink>
      <h1 className="mt-4 text-3xl sm:text-4xl">
        {proof.round === 1 ? 'Your finished book' : 'Your book, drawn again'}
      </h1>
      <p className="mt-2 mb-6 max-w-[38em]">
        This is how it will be printed. Turn every page until <b>{proof.until}</b>; then it goes to the press
        by itself.{' '}
        {proof.takesNotes
          ? 'Should something be different? Tap the spot on the page and write a note. One round of changes is included.'
          : 'The round of changes that is included has been used.'}
        {!proof.takesNotes && (
          <>
            {' '}
            If something is still wrong,{' '}
            <Link to="/contact" className="text-link">
              please write to us
            </Link>
            .
          </>
        )}
      </p>
      {proof.books.length > 1 && (
        <ul className="mb-5 flex flex-wrap gap-2" aria-label="Books of this order">
          {proof.books.map(({ id, title, notes }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === book?.id}
                onClick={() => setChosen(id)}
                className="button button-plain wrap-anywhere"
              >
                {title}
                {notes.length > 0 && ` (${notes.length})`}
              </button>
            </li>
          ))}
        </ul>
      )}
      {book && <ProofBook key={book.id} book={book} address={address} takesNotes={proof.takesNotes} />}
      <Decision address={address} orderId={proof.orderId} notes={noteCount} takesNotes={proof.takesNotes} />
      <noscript>
        <p>
          Turning pages needs scripts, which this browser does not run. Please open this page in another one.
        </p>
      </noscript>
    </div>
  );
}

interface Book {
  id: string;
  title: string;
  notes: { id: string; page: number; x: number | null; y: number | null; text: string }[];
}

function ProofBook({ book, address, takesNotes }: { book: Book; address: string; takesNotes: boolean }) {
  const [openPages, setOpenPages] = useState<readonly number[]>([0]);
  const [draft, setDraft] = useState<Draft | null>(null);
  return (
    <>
      <KeptBook
        title={book.title}
        drawing={`${address}/${book.id}/drawing`}
        wayOn={<p>Please write to us, and we send you the pages another way.</p>}
        pinning={{
          pins: pinsOf(book.notes, draft),
          onOpen: setOpenPages,
          ...(takesNotes && { onPin: (page: number, x: number, y: number) => setDraft({ page, x, y }) }),
        }}
      />
      {takesNotes && (
        <NotesOfBook
          bookId={book.id}
          notes={book.notes}
          address={address}
          openPages={openPages}
          draft={draft}
          setDraft={setDraft}
        />
      )}
    </>
  );
}

function pinsOf(notes: Book['notes'], draft: Draft | null): Pin[] {
  const pins = notes.flatMap(({ id, page, x, y }, index) =>
    x === null || y === null ? [] : [{ id, page, x, y, mark: String(index + 1) }],
  );
  if (!draft || draft.x === null || draft.y === null) return pins;
  return [...pins, { id: 'draft', page: draft.page, x: draft.x, y: draft.y, mark: '?' }];
}
