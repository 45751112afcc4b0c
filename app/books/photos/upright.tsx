import type { QuarterTurns } from '#comic';

const TURNS = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

/**
 * Stands a picture up, with what lies on it.
 * @param room a square that has room for it on either side.
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
