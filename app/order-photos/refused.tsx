import { CircleAlert } from 'lucide-react';

/** Why something was not done, read out when it comes. */
export function Refused({ words }: { words: string | null }) {
  return (
    <div role="alert">
      {words && (
        <p className="flex items-start gap-1.5 font-bold text-crimson">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 flex-none" strokeWidth={2.5} />
          {words}
        </p>
      )}
    </div>
  );
}
