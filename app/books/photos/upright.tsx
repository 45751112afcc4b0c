import type { QuarterTurns } from '#comic';

const TURNS = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

/**
 * Turns a picture upright, with everything that lies on it.
 * @param room the size of a square in which the picture fits, whichever way it is turned.
 */
export function Upright({
  turns,
  room,
  children,
}: {
  turns: QuarterTurns;
  room: string;
  children: React.ReactNode;
}) {
  return (
    <div className={turns % 2 ? `grid place-items-center ${room}` : ''}>
      <div className={TURNS[turns]}>{children}</div>
    </div>
  );
}
