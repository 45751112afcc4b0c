import { Link } from 'react-router';
import { StepMark } from '../ui/step-mark.tsx';
import type { Draft } from './draft.ts';
import { type StepNumber, STEPS, stepToShow } from './steps.ts';

/** '1 Choose Book, 2 Format, …': where the customer is, and the way back to any step that is open. */
export function Progress({ current, draft }: { current: StepNumber; draft: Draft }) {
  return (
    <nav aria-label="Steps of your book">
      <ol className="flex items-start justify-between gap-1 sm:gap-3">
        {STEPS.map(({ number, name, path }) => {
          const open = number !== current && number < 6 && stepToShow(number, draft) === number;
          const step = <StepMark number={number} name={name} current={current} />;
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
