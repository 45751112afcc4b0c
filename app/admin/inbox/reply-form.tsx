import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Send } from 'lucide-react';
import { Button } from '../../ui/parts/button.tsx';
import { TextArea } from '../../ui/parts/field.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { MessageView } from './message-view.server.ts';
import type { action } from './reply.ts';

/** The form for an answer. Each time it is shown, it sends one letter at most. */
export function ReplyForm({ message: { id, email, sample, replies } }: { message: MessageView }) {
  const fetcher = useFetcher<typeof action>({ key: `reply-${id}` });
  const [replyId] = useState(() => crypto.randomUUID());
  const field = useId();
  const asked = useLocation().hash === '#reply';
  const place = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  useEffect(() => {
    if (asked) place.current?.querySelector('textarea')?.focus();
  }, [asked]);
  useEffect(() => {
    if (answer && 'done' in answer) showToast({ kind: 'success', title: answer.done });
    if (answer && 'refused' in answer) showToast({ kind: 'failure', title: answer.refused });
  }, [answer]);
  return (
    <fetcher.Form
      ref={place}
      id="reply"
      method="post"
      action={`/admin/feedback/${id}/reply`}
      className="grid gap-4"
    >
      <input type="hidden" name="replyId" value={replyId} />
      <TextArea
        id={field}
        label={replies.length === 0 ? 'Reply' : 'Write again'}
        name="words"
        rows={6}
        maxLength={5000}
        required
        hint={
          sample
            ? 'A sample: your answer is kept and goes to nobody.'
            : `Goes to ${email} as a letter, with your name below it. Greeting and signature are written for you.`
        }
        error={answer && 'wrong' in answer ? answer.wrong.words : undefined}
      />
      <div>
        <Button type="submit" kind="main" busy={fetcher.state !== 'idle'}>
          <Send aria-hidden="true" className="size-5" />
          Send the reply
        </Button>
      </div>
    </fetcher.Form>
  );
}
