import { Link } from 'react-router';
import { Button } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { useChange } from './use-change.ts';

/** Whether any staff member signs in with a password only. */
export function EverybodysSecondFactor({
  required,
  ownerHasOne,
}: {
  required: boolean;
  ownerHasOne: boolean;
}) {
  const change = useChange();
  return (
    <Panel as="section" aria-labelledby="everybodys" className="p-5 md:p-7">
      <h2 id="everybodys" className="text-2xl">
        A second factor for all
      </h2>
      <p className="mt-1 mb-4 max-w-[35.5em]">
        {required
          ? 'Everybody needs an authenticator app. Whoever has none is led to setting it up and sees nothing else before.'
          : 'Ask everybody to set up an authenticator app. Whoever has none is led to it, and sees nothing else before.'}
      </p>
      {required || ownerHasOne ? (
        <change.Form method="post" action="/admin/staff/require-second-factor">
          <input type="hidden" name="required" value={required ? 'no' : 'yes'} />
          <Button type="submit" busy={change.state !== 'idle'}>
            {required ? 'Leave it to everybody' : 'Ask it of everybody'}
          </Button>
        </change.Form>
      ) : (
        <p>
          <Link to="/admin/security" className="text-link">
            Set up your own first
          </Link>
          , so that you do not lock yourself out.
        </p>
      )}
    </Panel>
  );
}
