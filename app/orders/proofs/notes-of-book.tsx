import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { Button } from '../../ui/parts/button.tsx';
import { TextArea } from '../../ui/parts/field.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { ProofAnswer } from './proof-answer.ts';
import { LONGEST_NOTE, pageName } from './proof-rules.ts';

/** A note that is being written; `x` and `y` are null when it is about the whole page. */
export interface Draft {
  page: number;
  x: number | null;
  y: number | null;
}

interface Note extends Draft {
  id: string;
  text: string;
}

/** The notes on one book, and buttons that start a note for any open page, so that no pointer is needed. */
export function NotesOfBook({
  bookId,
  notes,
  address,
  openPages,
  draft,
  setDraft,
}: {
  bookId: string;
  notes: readonly Note[];
  address: string;
  openPages: readonly number[];
  draft: Draft | null;
  setDraft: (draft: Draft | null) => void;
}) {
  return (
    <section aria-labelledby="notes" className="mt-8">
      <h2 id="notes" className="text-2xl">
        Your notes
      </h2>
      {draft ? (
        <NoteForm
          key={`${draft.page} ${draft.x} ${draft.y}`}
          bookId={bookId}
          draft={draft}
          address={address}
          onDone={() => setDraft(null)}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          {openPages.map((page) => (
            <Button key={page} onClick={() => setDraft({ page, x: null, y: null })}>
              <MessageSquarePlus aria-hidden="true" strokeWidth={2.5} className="size-5 flex-none" />
              {page === 0 ? 'Note for the cover' : `Note for page ${page}`}
            </Button>
          ))}
        </div>
      )}
      {notes.length === 0 && !draft && (
        <p className="mt-3 text-ink-soft">None yet. If everything is right, you need none.</p>
      )}
      <ol className="mt-5 grid gap-3">
        {notes.map((note, index) => (
          <PinnedNote key={note.id} note={note} number={index + 1} address={address} />
        ))}
      </ol>
    </section>
  );
}

function NoteForm({
  bookId,
  draft,
  address,
  onDone,
}: {
  bookId: string;
  draft: Draft;
  address: string;
  onDone: () => void;
}) {
  const fetcher = useFetcher<ProofAnswer>();
  const [text, setText] = useState('');
  const box = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  useEffect(() => {
    const field = box.current?.querySelector('textarea');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, []);
  useEffect(() => {
    if (answer && 'done' in answer) onDone();
  }, [answer, onDone]);
  const problem =
    answer && ('wrong' in answer ? answer.wrong : 'refused' in answer ? answer.refused : undefined);
  return (
    <fetcher.Form
      ref={box}
      method="post"
      action={`${address}/pin-note`}
      className="panel mt-3 grid max-w-2xl gap-3 p-5"
    >
      <input type="hidden" name="orderItemId" value={bookId} />
      <input type="hidden" name="page" value={draft.page} />
      <input type="hidden" name="x" value={draft.x ?? ''} />
      <input type="hidden" name="y" value={draft.y ?? ''} />
      <TextArea
        label={`What should be different on ${draft.page === 0 ? 'the cover' : `page ${draft.page}`}?`}
        name="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={LONGEST_NOTE}
        required
        error={problem}
        hint={
          draft.x === null
            ? `Up to ${LONGEST_NOTE} letters.`
            : 'It is pinned on the spot that you pointed at.'
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Pin the note
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Leave it
        </Button>
      </div>
    </fetcher.Form>
  );
}

function PinnedNote({ note, number, address }: { note: Note; number: number; address: string }) {
  const fetcher = useFetcher<ProofAnswer>();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer && 'refused' in answer) showToast({ title: answer.refused, kind: 'failure' });
  }, [answer]);
  return (
    <li className="panel-quiet flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
      <span
        aria-hidden="true"
        className="grid size-8 flex-none place-items-center rounded-full border-2 border-black-ink bg-sun font-display font-bold text-black-ink"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-display font-bold">{pageName(note.page)}</p>
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
      </div>
      <fetcher.Form method="post" action={`${address}/remove-note`}>
        <input type="hidden" name="noteId" value={note.id} />
        <Button
          type="submit"
          kind="quiet"
          busy={fetcher.state !== 'idle'}
          aria-label={`Remove note ${number}`}
          className="!px-2"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </fetcher.Form>
    </li>
  );
}
