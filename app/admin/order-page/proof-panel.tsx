import { Link } from 'react-router';
import { Panel } from '../../ui/parts/panel.tsx';
import type { StaffOrder } from './order-view.server.ts';

/** The proofs that the parent got, newest first, with what was pinned on them. */
export function ProofPanel({
  proofs,
  address,
  readable,
}: {
  proofs: StaffOrder['proofs'];
  address: string;
  /** Whether the book itself may be opened. */
  readable: boolean;
}) {
  if (proofs.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="proof">
      <h2 id="proof" className="mb-3 text-xl">
        Proof
      </h2>
      <ul className="grid gap-5">
        {proofs.toReversed().map(({ id, round, words, notes, frozen }) => (
          <li key={id}>
            <p>
              <b>Proof {round}.</b> {words}
            </p>
            {notes.length > 0 && (
              <ul className="mt-2 grid gap-2">
                {notes.map((note) => (
                  <li key={note.id} className="border-l-4 border-saffron pl-3">
                    <p className="font-display font-bold">
                      {readable ? (
                        <Link to={`${address}/books/${note.orderItemId}`} className="text-link">
                          {note.page}, {note.book}
                        </Link>
                      ) : (
                        `${note.page}, ${note.book}`
                      )}
                    </p>
                    <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
                  </li>
                ))}
              </ul>
            )}
            {frozen.length > 0 && (
              <dl className="desk-facts mt-2 text-base">
                {frozen.map(({ title, sha256 }) => (
                  <Fingerprint key={sha256} title={title} sha256={sha256} />
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Fingerprint({ title, sha256 }: { title: string; sha256: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <code>{sha256}</code>
      </dd>
    </>
  );
}
