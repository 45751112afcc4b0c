import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

/** Says why something was not done. It is read out when it appears. */
export function Refused({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p role="alert" className={`flex items-start gap-1.5 font-bold text-crimson ${className}`}>
      <CircleAlert aria-hidden="true" className="mt-1 size-4 flex-none" strokeWidth={2.5} />
      {children}
    </p>
  );
}
