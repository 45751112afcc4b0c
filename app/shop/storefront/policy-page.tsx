import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { CONTACT } from '../../platform/facts/facts.ts';
import { PageIntro } from './page-intro.tsx';
import { Unbroken } from '../../ui/parts/unbroken.tsx';

/** A calm page of rules: what matters in short, the text in one column, who to ask at its end. */
export function PolicyPage({
  title,
  intro,
  inShort,
  children,
}: {
  title: string;
  intro: string;
  /** The three or four things to know, for people who read nothing else. */
  inShort: readonly string[];
  children: ReactNode;
}) {
  return (
    <>
      <PageIntro title={title}>
        <p>
          <Unbroken>{intro}</Unbroken>
        </p>
      </PageIntro>
      <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <aside
          className="@container panel panel-sun p-5 lg:sticky lg:top-28 lg:order-last"
          aria-labelledby="in-short"
        >
          <h2 id="in-short" className="text-xl">
            In short
          </h2>
          <ul className="mt-2 grid gap-2 text-base/snug @max-[16rem]:[&_.whitespace-nowrap]:whitespace-normal">
            {inShort.map((fact) => (
              <li key={fact} className="flex gap-2.5">
                <Check aria-hidden="true" strokeWidth={3.5} className="mt-0.5 size-4 flex-none" />
                <span>
                  <Unbroken>{fact}</Unbroken>
                </span>
              </li>
            ))}
          </ul>
        </aside>
        <div className="prose">
          {children}
          <h2>Ask us</h2>
          <p>
            Write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>, call{' '}
            <a href={CONTACT.phoneLink}>{CONTACT.phone}</a> or send a{' '}
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
