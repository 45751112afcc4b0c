import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button, type ButtonKind } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { Refused } from '../../ui/parts/refused.tsx';
import type { Answer } from '../order-actions/answer.ts';

/** A form for one thing that staff do. It says when that is done, closes the fold it stands in, and says why it was refused. */
export function ActionForm({
  to,
  label,
  kind,
  fields = {},
  withFile = false,
  children,
  className,
}: {
  /** The address of the action. */
  to: string;
  label: string;
  kind?: ButtonKind;
  /** Hidden values that are sent along. */
  fields?: Readonly<Record<string, string>>;
  withFile?: boolean;
  /** The fields, given what is wrong with each. */
  children?: ReactNode | ((wrong: Readonly<Record<string, string>>) => ReactNode);
  className?: string;
}) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer || !('done' in answer)) return;
    showToast({ title: answer.done, kind: 'success' });
    const fold = form.current?.closest('details');
    if (fold?.open) {
      fold.open = false;
      fold.querySelector('summary')?.focus();
    }
  }, [answer]);
  useEffect(() => {
    if (answer && 'wrong' in answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);
  const wrong = answer && 'wrong' in answer ? answer.wrong : {};
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={to}
      {...(withFile && { encType: 'multipart/form-data' as const })}
      className={className ?? 'grid gap-3'}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {typeof children === 'function' ? children(wrong) : children}
      {answer && 'refused' in answer && <Refused>{answer.refused}</Refused>}
      <div>
        <Button type="submit" kind={kind ?? 'plain'} busy={fetcher.state !== 'idle'}>
          {label}
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** A rarely used action, collapsed until it is opened. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="desk-fold">
      <summary>{title}</summary>
      <div className="px-3 pt-1 pb-4">{children}</div>
    </details>
  );
}
