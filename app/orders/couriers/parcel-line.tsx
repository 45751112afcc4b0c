import { Truck } from 'lucide-react';
import type { Parcel } from './couriers.ts';

/** Shows a parcel's courier, its tracking number and a link for tracking it. */
export function ParcelLine({ parcel: { courier, number, follow } }: { parcel: Parcel }) {
  return (
    <div className="flex items-start gap-3">
      <Truck aria-hidden="true" className="mt-1 size-5 flex-none" strokeWidth={2.5} />
      <p className="min-w-0">
        With <b>{courier}</b>
        {number && (
          <>
            , number <b className="tabular wrap-anywhere">{number}</b>
          </>
        )}
        {follow && (
          <a
            href={follow}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link block w-fit font-bold"
          >
            Follow the parcel<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </p>
    </div>
  );
}
