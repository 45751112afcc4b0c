import { plainPin } from './pin.ts';
import { statesOfPin } from './pin-states.ts';
import { readState } from './state-of.ts';
import type { State } from './states.ts';

/** What of an address says in which state it lies. */
export interface Place {
  state: string;
  postalCode: string;
}

/**
 * The state to which an address belongs, for the tax. What its customer wrote counts; where that is no state, or only
 * resembles one in which the PIN cannot lie, the PIN does. Null when neither says anything.
 */
export function placeOfSupply({ state, postalCode }: Place): { state: State; by: 'state' | 'pin' } | null {
  const read = readState(state);
  const byPin = statesOfPin(plainPin(postalCode));
  const [likeliest] = byPin;
  if (read && (read.sure || !likeliest || byPin.includes(read.state)))
    return { state: read.state, by: 'state' };
  return likeliest ? { state: likeliest, by: 'pin' } : null;
}
