import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { CONTACT } from '../../platform/facts/facts.ts';
import { faq } from './faq-answers.ts';
import { faqData } from './faq-data.ts';
import { PageIntro } from './page-intro.tsx';
import { TalkToUs } from './talk-to-us.tsx';

export const middleware = [forEveryone];

export const meta = () => [
  ...pageMeta(
    'Questions and answers',
    'Photos, ages, prices, delivery times, refunds and what happens to your child’s picture: ten questions that parents ask.',
    { path: '/faq' },
  ),
  ...faqData(),
];

export default function Faq() {
  return (
    <>
      <PageIntro title="Questions parents ask">
        <p>And our answers, without small print.</p>
      </PageIntro>
      <div className="page grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14">
        <ul className="grid gap-4">
          {faq().map(({ question, answer }) => (
            <li key={question}>
              <details name="faq" className="fold panel">
                <summary className="flex min-h-14 items-center justify-between gap-4 p-4 font-display text-lg/snug font-bold md:text-xl/snug">
                  {question}
                  <span aria-hidden="true" className="fold-mark" />
                </summary>
                <p className="max-w-[37em] px-4 pb-5">{answer}</p>
              </details>
            </li>
          ))}
        </ul>
        <TalkToUs title="Still curious?">
          Write to {CONTACT.email} or send us a message. A person answers: {CONTACT.hours}.
        </TalkToUs>
      </div>
    </>
  );
}
