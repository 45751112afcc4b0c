import { drawLetter } from '../../platform/mail/letter.tsx';

/** Tells the owner about money that the shop could not record. */
export function setAsideLetter({ shopUrl, about, why }: { shopUrl: string; about: string; why: string }) {
  return drawLetter({
    shopUrl,
    subject: 'Money that could not be recorded',
    preview: why,
    heading: 'The shop could not record this money',
    parts: [
      {
        kind: 'facts',
        title: 'What happened',
        facts: [
          ['About', about],
          ['Why', why],
          [
            'What to do',
            'Look it up at the payment provider. It waits under “Needs you” until you mark it as seen.',
          ],
        ],
      },
    ],
  });
}
