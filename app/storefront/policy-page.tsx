import type { ReactNode } from 'react';
import { CONTACT } from './facts.ts';
import { PageIntro } from './page-intro.tsx';

/** A calm page of rules: the text in one column, who to ask at its end. */
export function PolicyPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageIntro title={title}>
        <p>{intro}</p>
      </PageIntro>
      <div className="page">
        <div className="prose">
          {children}
          <h2>Ask us</h2>
          <p>
            Write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>, call{' '}
            <a href={CONTACT.phoneLink} className="whitespace-nowrap">
              {CONTACT.phone}
            </a>{' '}
            or send a{' '}
            <a href={CONTACT.whatsapp} target="_blank" rel="noopener">
              WhatsApp message
            </a>
            . A person answers: {CONTACT.hours}.
          </p>
          <p className="text-base text-ink-soft">Last changed on 1 November 2025.</p>
        </div>
      </div>
    </>
  );
}
