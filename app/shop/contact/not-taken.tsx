import { useEffect } from 'react';
import { CONTACT } from '../../platform/facts/facts.ts';
import { ErrorSummary } from '../../ui/parts/error-summary.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { FormAnswer } from './form-answer.ts';

/** Shows above a form why it was refused, and takes the focus. It also works without scripts. */
export function NotTaken({ answer }: { answer: FormAnswer<string> }) {
  const { problem } = answer;
  useEffect(() => {
    if (answer.problem === 'invalid') return;
    showToast({
      kind: 'failure',
      title: 'Error',
      description: 'Failed to send message. Please try again or contact us directly.',
    });
  }, [answer]);
  if (problem === 'invalid') return <ErrorSummary answer={answer} complaints={complaintsOf(answer)} />;
  return (
    <ErrorSummary answer={answer} title="Your message has not been sent" complaints={[]}>
      <p>
        {problem === 'too-many'
          ? `Several messages came from your address in a short time. Please try again in ${answer.minutes} minutes`
          : 'Nothing you wrote is lost. Please try again'}
        , or write to{' '}
        <a className="text-link" href={`mailto:${CONTACT.email}`}>
          {CONTACT.email}
        </a>
        .
      </p>
    </ErrorSummary>
  );
}

function complaintsOf({ errors }: FormAnswer<string>): [string, string][] {
  return Object.entries(errors).flatMap(([id, complaint]) => (complaint ? [[id, complaint]] : []));
}
