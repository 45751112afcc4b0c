import { useNavigation } from 'react-router';

/** A line along the top of the window while the next page is on its way, for whoever has waited a moment already. */
export function OnTheWay() {
  return useNavigation().state === 'loading' && <div className="on-the-way no-print" aria-hidden="true" />;
}
