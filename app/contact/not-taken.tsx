import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { CONTACT } from '../storefront/facts.ts';
import { showToast } from '../ui/toast.tsx';
import type { FormAnswer } from './form-answer.ts';

/** Says above a form why it was not taken, and gets the focus; the same on a page without scripts. */
export function NotTaken({ answer }: { answer: FormAnswer<string> }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
    if (answer.problem === 'invalid') return;
    showToast({
      kind: 'failure',
      title: 'Error',
      description: 'Failed to send message. Please try again or contact us directly.',
    });
  }, [answer]);
  const complaints = Object.entries(answer.errors);
  const title =
    answer.problem !== 'invalid'
      ? 'Your message has not been sent'
      : complaints.length === 1
        ? 'One thing to mend'
        : `${complaints.length} things to mend`;
  return (
    <section ref={box} aria-label={title} tabIndex={-1} className="panel panel-crimson p-4">
      <h2 className="flex items-center gap-2 text-xl text-crimson">
        <CircleAlert aria-hidden="true" className="size-5 flex-none" strokeWidth={2.5} />
        {title}
      </h2>
      {answer.problem === 'invalid' ? (
        <ul className="mt-1 grid gap-1">
          {complaints.map(([id, complaint]) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {complaint}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {answer.problem === 'too-many'
            ? `Several messages came from your address in a short time. Please try again in ${answer.minutes} minutes`
            : 'Nothing you wrote is lost. Please try again'}
          , or write to{' '}
          <a className="text-link" href={`mailto:${CONTACT.email}`}>
            {CONTACT.email}
          </a>
          .
        </p>
      )}
    </section>
  );
}
