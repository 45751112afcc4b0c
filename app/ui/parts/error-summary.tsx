import { type ReactNode, useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';

/**
 * Says above a form why it was not accepted, with a link to every field that needs a correction. It takes the
 * focus with each new `answer`, so that it is read out. A page without scripts shows the same summary.
 */
export function ErrorSummary({
  answer,
  complaints,
  title = complaints.length === 1 ? 'One thing to mend' : `${complaints.length} things to mend`,
  children,
}: {
  answer: object;
  /** The id of each field and what to correct in it. */
  complaints: [id: string, complaint: string][];
  title?: string;
  children?: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <section ref={box} aria-label={title} tabIndex={-1} className="panel panel-crimson p-4">
      <h2 className="flex items-center gap-2 text-xl text-crimson">
        <CircleAlert aria-hidden="true" className="size-5 flex-none" strokeWidth={2.5} />
        {title}
      </h2>
      {complaints.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {complaints.map(([id, complaint]) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {complaint}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
