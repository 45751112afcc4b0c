import { plainPin } from './pin.ts';
import { statesOfPin } from './pin-states.ts';
import { readState } from './state-of.ts';
import type { State } from './states.ts';

/** The fields of an address that say in which state it lies. */
export interface Place {
  state: string;
  postalCode: string;
}

/**
 * The state to which an address belongs, for the tax. The state that the customer wrote counts. The PIN
 * decides when that is not a state, or only resembles one in which the PIN cannot lie. Null when neither
 * helps.
 */
export function placeOfSupply({ state, postalCode }: Place): { state: State; by: 'state' | 'pin' } | null {
  const read = readState(state);
  const byPin = statesOfPin(plainPin(postalCode));
  const [likeliest] = byPin;
  if (read && (read.sure || !likeliest || byPin.includes(read.state)))
    return { state: read.state, by: 'state' };
  return likeliest ? { state: likeliest, by: 'pin' } : null;
}
