import { Check } from 'lucide-react';
import { forEveryone } from '../../account/account/audience.server.ts';
import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { type Format as FormatId, FORMAT_NAME, FORMATS } from '../../books/book/formats.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { PAGES, PDF_QUALITY } from '../../platform/facts/facts.ts';
import { StepHeading } from './step-heading.tsx';
import { useDraft } from '../wizard-draft/use-draft.ts';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta(
    'Choose a format',
    'A digital comic, a printed book, or both. Prices in rupees, delivery across India.',
  );

const WHAT_COMES: Record<FormatId, string[]> = {
  digital: [`${PDF_QUALITY} to read and print`, `${PAGES} pages`, 'In your account when it is ready'],
  print: [
    'Printed book, home delivery',
    `${PAGES} pages, 21 cm square`,
    'The digital copy once it is shipped',
  ],
  combo: ['Printed book, fast delivery', `${PDF_QUALITY} at once`, `${PAGES} pages`],
};

export default function Format() {
  const { draft, update } = useDraft();
  return (
    <>
      <StepHeading title="Choose a format">The story and the drawings are the same in all three.</StepHeading>
      <fieldset>
        <legend className="sr-only">Format</legend>
        <div className="grid gap-4 sm:gap-6 md:grid-cols-3">
          {FORMATS.map((format) => (
            <div key={format} className="choice-card panel">
              <label className="flex h-full cursor-pointer flex-col p-5">
                <span className="flex items-center gap-3">
                  <input
                    type="radio"
                    name="format"
                    value={format}
                    checked={draft.format === format}
                    onChange={() => update({ format })}
                    aria-describedby={`about-${format}`}
                    className="choice-mark mt-0"
                  />
                  <span className="font-display text-xl/tight font-bold">{FORMAT_NAME[format]}</span>
                  <span className="ml-auto font-display text-2xl font-extrabold tabular md:hidden">
                    {rupees(FORMAT_PRICE[format])}
                  </span>
                </span>
                <span
                  className="mt-3 hidden font-display text-4xl font-extrabold tabular md:block"
                  aria-hidden="true"
                >
                  {rupees(FORMAT_PRICE[format])}
                </span>
                <span id={`about-${format}`} className="mt-3 grid gap-1.5 text-base/snug" aria-hidden="true">
                  {WHAT_COMES[format].map((line) => (
                    <span key={line} className="flex gap-2">
                      <Check strokeWidth={3.5} className="mt-0.5 size-4 flex-none text-leaf" />
                      {line}
                    </span>
                  ))}
                </span>
              </label>
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}
