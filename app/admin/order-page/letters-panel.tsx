import { Panel } from '../../ui/parts/panel.tsx';
import { ActionForm } from './action-form.tsx';
import type { StaffOrder } from './order-view.server.ts';

/** The letters about this order and their delivery state. */
export function LettersPanel({
  letters,
  address,
}: {
  letters: NonNullable<StaffOrder['letters']>;
  address: string;
}) {
  return (
    <Panel as="section" aria-labelledby="letters">
      <h2 id="letters" className="mb-3 text-xl">
        Letters
      </h2>
      {letters.length === 0 && <p>No letter has told of this order yet.</p>}
      <ul className="grid gap-3">
        {letters.map(({ id, subject, to, when, state, kept }) => (
          <li key={id} className="border-t-2 border-line-soft pt-3 first:border-0 first:pt-0">
            <p className="font-bold wrap-anywhere">{subject}</p>
            <p className="text-base wrap-anywhere text-ink-soft">
              {to && `To ${to}. `}
              <span className={state === 'could not be delivered' ? 'font-bold text-crimson' : ''}>
                {state.charAt(0).toUpperCase() + state.slice(1)}
              </span>
              , {when}
            </p>
            {kept && state !== 'on its way' && (
              <ActionForm
                to={`${address}/resend`}
                label="Send it again"
                kind="quiet"
                fields={{ letterId: id }}
                className="desk-small"
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
