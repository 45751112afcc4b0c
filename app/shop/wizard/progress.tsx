import { Link } from 'react-router';
import { Check } from 'lucide-react';
import type { Draft } from '../wizard-draft/draft.ts';
import { type StepNumber, STEPS, stepToShow } from './steps.ts';

/** '1 Choose Book, 2 Format, …': where the customer is, and the way back to any step that is open. */
export function Progress({ current, draft }: { current: StepNumber; draft: Draft }) {
  return (
    <nav aria-label="Steps of your book">
      <ol className="flex items-start justify-between gap-1 sm:gap-3">
        {STEPS.map(({ number, name, path }) => {
          const open = number !== current && number < 6 && stepToShow(number, draft) === number;
          const step = <Step number={number} name={name} current={current} />;
          return (
            <li
              key={number}
              className="flex min-w-0 flex-1 justify-center"
              {...(number === current ? { 'aria-current': 'step' } : {})}
            >
              {open ? (
                <Link to={path} className="rounded-lg hover:underline">
                  {step}
                </Link>
              ) : (
                step
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Step({ number, name, current }: { number: StepNumber; name: string; current: StepNumber }) {
  const done = number < current;
  const ground =
    number === current
      ? 'bg-saffron text-black-ink border-black-ink'
      : done
        ? 'bg-leaf-wash text-leaf border-leaf'
        : 'bg-card text-ink-soft border-line-soft';
  return (
    <span className="flex flex-col items-center gap-1 p-1 text-center">
      <span
        className={`relative grid size-9 place-items-center rounded-full border-[2.5px] font-display text-lg/none font-extrabold sm:size-11 ${ground}`}
      >
        {number}
        {done && (
          <span className="absolute -right-1.5 -bottom-1 rounded-full bg-leaf p-0.5 text-paper">
            <Check aria-hidden="true" strokeWidth={4} className="size-3" />
          </span>
        )}
      </span>{' '}
      <span
        className={`text-[min(0.875rem,4.2vw)]/tight wrap-normal sm:text-base/tight ${number === current ? 'font-bold sm:whitespace-nowrap' : 'max-sm:sr-only'}`}
      >
        {name}
      </span>
      {done && <span className="sr-only">, done</span>}
    </span>
  );
}
