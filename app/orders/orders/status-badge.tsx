import type { BadgeColour } from './order-status.ts';

const PAINT: Record<BadgeColour, string> = {
  yellow: 'bg-sun text-black-ink',
  blue: 'bg-world-space text-white',
  purple: 'bg-world-magic text-white',
  orange: 'bg-saffron text-black-ink',
  green: 'bg-leaf text-card',
  grey: 'bg-neutral text-white',
};

/** A small coloured label. */
export function Badge({ colour, children }: { colour: BadgeColour; children: string }) {
  return (
    <span
      data-colour={colour}
      className={`inline-block rounded-(--radius-button) border-2 border-line px-3 py-0.5 font-display text-base/snug font-bold ${PAINT[colour]}`}
    >
      {children}
    </span>
  );
}
