import { Link } from 'react-router';
import { ActionForm } from '../order-page/action-form.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { ToDo, ToDoLine } from './to-do.ts';

/** All to-dos of one kind: the count, what to do, and the first few. */
export function ToDoCard({ need: { kind, title, count, what, all, lines } }: { need: ToDo }) {
  const more = all === undefined ? 0 : count - lines.length;
  return (
    <Panel as="section" aria-labelledby={kind} className="p-5 md:p-6">
      <div className="flex items-start gap-4">
        <span className="grid min-h-11 min-w-11 flex-none place-items-center rounded-full border-2 border-black-ink bg-sun px-2 font-display text-xl font-extrabold text-black-ink tabular">
          {count}
        </span>
        <div className="min-w-0">
          <h2 id={kind} className="text-xl">
            {title}
          </h2>
          <p className="max-w-[39em]">{what}</p>
        </div>
      </div>
      <ul className="mt-3 grid">
        {lines.map((line) => (
          <Line key={line.text} line={line} />
        ))}
      </ul>
      {all && (
        <p className="mt-3">
          <Link to={all.to} className="text-link font-bold">
            {all.label}
            {more > 0 && ` (${more} more)`}
          </Link>
        </p>
      )}
    </Panel>
  );
}

function Line({ line: { text, to, details = [], deeds = [] } }: { line: ToDoLine }) {
  return (
    <li className="grid gap-3 border-t-2 border-line-soft py-3 md:grid-cols-[1fr_auto] md:items-start">
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">
          {to ? (
            <Link to={to} className="text-link">
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        {details.map((detail) => (
          <p key={detail} className="text-base wrap-anywhere text-ink-soft">
            {detail}
          </p>
        ))}
      </div>
      {deeds.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {deeds.map((deed) => (
            <ActionForm key={deed.label} {...deed} />
          ))}
        </div>
      )}
    </li>
  );
}
