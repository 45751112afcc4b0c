import { Check } from 'lucide-react';

/** A step of several: its number in a circle, its name below; on a phone only the name of the present one is seen. */
export function StepMark({ number, name, current }: { number: number; name: string; current: number }) {
  const done = number < current;
  const ground =
    number === current
      ? 'bg-saffron text-black-ink border-black-ink'
      : done
        ? 'bg-leaf-wash text-leaf border-leaf'
        : 'bg-card text-ink-soft border-line-soft';
  return (
    <span className="flex flex-col items-center gap-1 p-1 text-center">
      <span
        className={`relative grid size-9 place-items-center rounded-full border-[2.5px] font-display text-lg/none font-extrabold sm:size-11 ${ground}`}
      >
        {number}
        {done && (
          <span className="absolute -right-1.5 -bottom-1 rounded-full bg-leaf p-0.5 text-paper">
            <Check aria-hidden="true" strokeWidth={4} className="size-3" />
          </span>
        )}
      </span>{' '}
      <span
        className={`text-[min(0.875rem,4.2vw)]/tight wrap-normal sm:text-base/tight ${number === current ? 'font-bold sm:whitespace-nowrap' : 'max-sm:sr-only'}`}
      >
        {name}
      </span>
      {done && <span className="sr-only">, done</span>}
    </span>
  );
}
