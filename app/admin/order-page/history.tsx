import type { StaffOrder } from './order-view.server.ts';

/** Everything that happened to an order, newest first. */
export function History({ lines }: { lines: StaffOrder['timeline'] }) {
  return (
    <ol className="mt-5">
      {lines.map(({ id, when, by, title, text }) => (
        <li key={id} className="desk-line">
          <p className="font-display font-bold">{title}</p>
          {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          <p className="text-sm text-ink-soft">
            {when}, {by}
          </p>
        </li>
      ))}
    </ol>
  );
}
