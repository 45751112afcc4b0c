import { orderMoment } from '../../orders/orders/order-dates.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import { readSettings } from '../../platform/settings/shop-settings.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { recoveryCodesLeft } from '../../account/staff-sessions/recovery-codes.server.ts';
import { sessionsOf } from '../../account/staff-sessions/staff-session.server.ts';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/security.ts';
import { deviceName } from './device-name.ts';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const middleware = [forStaff];

export function meta() {
  return pageMeta('Your account', 'Password, second factor, and where you are signed in.');
}

export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, email, sessionId, choseOwnPassword, hasSecondFactor } = context.get(staffContext);
  const { secondFactorRequired } = await readSettings(db());
  const sessions = await sessionsOf(id);
  return {
    name,
    email,
    choseOwnPassword,
    hasSecondFactor,
    secondFactorRequired,
    /** Until the password is replaced, every other page leads here. */
    mustChoosePassword: !choseOwnPassword && environment().SHOP_MODE === 'live',
    codesLeft: hasSecondFactor ? await recoveryCodesLeft(db(), id) : 0,
    sessions: sessions.map((session) => ({
      id: session.id,
      device: deviceName(session.userAgent),
      address: session.ipAddress,
      lastSeen: orderMoment(session.lastSeenAt),
      here: session.id === sessionId,
    })),
  };
}

/** The page where staff manage their own sign-in. */
export default function Security({ loaderData }: Route.ComponentProps) {
  const { mustChoosePassword, secondFactorRequired, hasSecondFactor } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Your account</h1>
      <p className="mt-1 mb-6 text-ink-soft print:hidden">
        {loaderData.name}, {loaderData.email}
      </p>
      {mustChoosePassword && (
        <Panel tone="sun" className="mb-6 max-w-3xl print:hidden">
          <strong>Choose a password of your own first.</strong> The shop was set up with the one you typed
          just now, and whoever set it up knows it.
        </Panel>
      )}
      {!mustChoosePassword && secondFactorRequired && !hasSecondFactor && (
        <Panel tone="sun" className="mb-6 max-w-3xl print:hidden">
          <strong>Set up your authenticator app first.</strong> Everybody behind this counter has one.
        </Panel>
      )}
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-7">
        <PasswordPanel choseOwnPassword={loaderData.choseOwnPassword} />
        <SecondFactorPanel
          on={hasSecondFactor}
          required={secondFactorRequired}
          codesLeft={loaderData.codesLeft}
        />
        <SessionsPanel sessions={loaderData.sessions} />
      </div>
    </>
  );
}
