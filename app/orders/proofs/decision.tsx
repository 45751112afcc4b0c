import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { Button } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { Refused } from '../../ui/parts/refused.tsx';
import type { ProofAnswer } from './proof-answer.ts';

/** The parent's decision after looking through the proof: approve it, or hand the notes in. */
export function Decision({
  address,
  orderId,
  notes,
  takesNotes,
}: {
  address: string;
  orderId: string;
  /** The number of pinned notes. */
  notes: number;
  takesNotes: boolean;
}) {
  const fetcher = useFetcher<ProofAnswer>();
  const navigate = useNavigate();
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer || !('done' in answer)) return;
    showToast(
      answer.done === 'approved'
        ? { title: 'It goes to print', description: 'Exactly as you saw it.', kind: 'success' }
        : {
            title: 'We have your notes',
            description: 'You see the book once more when it is mended.',
            kind: 'success',
          },
    );
    void navigate(`/orders/${orderId}`);
  }, [answer, navigate, orderId]);
  const handIn = notes > 0 && takesNotes;
  return (
    <Panel as="section" aria-labelledby="decision" className="mt-8 max-w-2xl">
      <h2 id="decision" className="text-2xl">
        {handIn ? 'Ready to hand your notes in?' : 'Is everything right?'}
      </h2>
      <p className="mt-1 mb-4">
        {handIn
          ? `${notes === 1 ? 'One note is' : `${notes} notes are`} pinned. When you hand them in, our artists mend the book and you see it once more.`
          : 'When you say yes, the book goes to the press, and its pages and address stay as they are.'}
      </p>
      {answer && 'refused' in answer && <Refused className="mb-3">{answer.refused}</Refused>}
      <fetcher.Form method="post" action={`${address}/${handIn ? 'hand-in' : 'approve'}`}>
        <Button type="submit" kind="main" large busy={fetcher.state !== 'idle'}>
          {handIn ? 'Hand the notes in' : 'Yes, print it like this'}
        </Button>
      </fetcher.Form>
    </Panel>
  );
}
