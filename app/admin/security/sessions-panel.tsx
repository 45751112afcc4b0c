import { useFetcher } from 'react-router';
import { Button } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';

interface OpenRoom {
  id: string;
  device: string;
  address: string;
  lastSeen: string;
  here: boolean;
}

/** The browsers in which the staff member is signed in. */
export function SessionsPanel({ sessions }: { sessions: readonly OpenRoom[] }) {
  const others = useFetcher();
  return (
    <Panel as="section" aria-labelledby="sessions" className="p-5 md:p-7 print:hidden">
      <h2 id="sessions" className="text-2xl">
        Where you are signed in
      </h2>
      <p className="mt-1 mb-4">Each closes by itself after twelve hours.</p>
      <ul className="grid">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <others.Form method="post" action="/admin/security/sessions/end-others" className="mt-5">
          <Button type="submit" kind="danger" busy={others.state !== 'idle'}>
            End all others
          </Button>
        </others.Form>
      )}
    </Panel>
  );
}

function Session({ session: { id, device, address, lastSeen, here } }: { session: OpenRoom }) {
  const ending = useFetcher();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-line-soft py-3">
      <div className="min-w-0">
        <p className="font-bold">
          {device}
          {here && (
            <span className="ml-2 rounded-full bg-leaf-wash px-2.5 text-base font-normal">This browser</span>
          )}
        </p>
        <p className="text-base text-ink-soft">
          {address}, last used {lastSeen}
        </p>
      </div>
      {!here && (
        <ending.Form method="post" action="/admin/security/sessions/end">
          <input type="hidden" name="sessionId" value={id} />
          <Button
            type="submit"
            busy={ending.state !== 'idle'}
            aria-label={`End ${device}, last used ${lastSeen}`}
          >
            End
          </Button>
        </ending.Form>
      )}
    </li>
  );
}
