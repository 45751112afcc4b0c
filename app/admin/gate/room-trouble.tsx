import { OfflineWords } from '../../ui/parts/offline.tsx';
import { useOffline } from '../../ui/parts/connection.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { ButtonLink } from '../../ui/parts/button.tsx';

const WORDS: Readonly<Record<number, readonly [title: string, words: string]>> = {
  403: ['This is not your place', 'Your role does not work here. An owner of the shop can change that.'],
  404: ['Nothing is here', 'It may have been removed meanwhile, or the address is mistyped.'],
};
const OTHERWISE = [
  'A page got torn',
  'Something went wrong on our side, and we have made a note of it. What you saved before is safe.',
] as const;

/** A page of the staff room that could not be shown. */
export function RoomTrouble({ status }: { status: number }) {
  const [title, words] = WORDS[status] ?? OTHERWISE;
  const offline = useOffline() && status === 500;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="halftone grid min-h-dvh place-items-center px-4 py-10 outline-none"
    >
      <title>{`${offline ? 'No connection' : title} | Nanhe Veer`}</title>
      <div className="grid w-full max-w-md justify-items-start gap-5">
        <Logo />
        <h1 className="text-4xl">{offline ? 'No connection' : title}</h1>
        {offline ? (
          <div className="grid gap-5 *:justify-self-start">
            <OfflineWords safe="What you saved before is safe." />
          </div>
        ) : (
          <>
            <p>{words}</p>
            <ButtonLink kind="main" to="/admin/today">
              To what needs you
            </ButtonLink>
          </>
        )}
      </div>
    </main>
  );
}
