import { drawLetter } from '../../platform/mail/letter.tsx';

/** Alerts the owner to an unusual payment. */
export function paymentProblemLetter(
  shopUrl: string,
  heading: string,
  facts: readonly (readonly [string, string])[],
) {
  return drawLetter({
    shopUrl,
    subject: heading,
    preview: 'A payment needs your eyes.',
    heading,
    parts: [{ kind: 'facts', title: 'What happened', facts }],
  });
}
