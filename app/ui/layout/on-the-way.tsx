import { useNavigation } from 'react-router';

/**
 * A line along the top of the window while the next page loads, for somebody who has already waited a moment.
 */
export function OnTheWay() {
  return useNavigation().state === 'loading' && <div className="on-the-way no-print" aria-hidden="true" />;
}
