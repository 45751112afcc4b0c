import type { AddressAdvice, Advice } from './asked-fields.ts';
import { canRing } from './phone.ts';
import { plainPin } from './pin.ts';
import { statesOfPin } from './pin-states.ts';
import { readState } from './state-of.ts';

/**
 * The fields of an address that are checked here. '' means that nothing was typed, which other checks report.
 */
export interface AskedAddress {
  state: string;
  postalCode: string;
  phone: string;
}

/** The advice on an address, by field. PIN and phone matter only for a parcel; the state decides the tax. */
export function adviseOn({ state, postalCode, phone }: AskedAddress, parcel: boolean): AddressAdvice {
  const pin = plainPin(postalCode);
  const about = {
    state: state.trim() === '' ? null : aboutState(state, pin),
    postalCode: parcel && pin !== '' ? aboutPin(pin) : null,
    phone: parcel && phone.trim() !== '' ? aboutPhone(phone) : null,
  };
  return Object.fromEntries(Object.entries(about).filter(([, advice]) => advice !== null)) as AddressAdvice;
}

/**
 * The name to put in the state's field: the name of the state that was typed or, where nothing was typed, of
 * the PIN's state. A state that cannot be read stays as typed.
 */
export function nameOfState({ state, postalCode }: Omit<AskedAddress, 'phone'>): string {
  const byPin = statesOfPin(plainPin(postalCode));
  if (state.trim() === '') return byPin.length === 1 ? (byPin[0]?.name ?? '') : '';
  const read = readState(state);
  return read && (read.sure || byPin.includes(read.state)) ? read.state.name : state;
}

function aboutState(typed: string, pin: string): Advice | null {
  const read = readState(typed);
  const byPin = statesOfPin(pin);
  const [likeliest] = byPin;
  if (!read && !likeliest)
    return {
      message: 'Please choose your state from the list. The tax on your invoice depends on it.',
      mayStay: false,
    };
  if (!likeliest)
    return read && !read.sure
      ? { message: `Do you mean ${read.state.name}?`, instead: read.state.name, mayStay: true }
      : null;
  if (!read)
    return {
      message: `We do not know this state. The PIN ${pin} is in ${likeliest.name}, so the invoice will say ${likeliest.name}.`,
      instead: likeliest.name,
      mayStay: true,
    };
  if (byPin.includes(read.state)) return null;
  return {
    message: `The PIN ${pin} is in ${likeliest.name}. Which one is right?`,
    instead: likeliest.name,
    mayStay: true,
  };
}

function aboutPin(pin: string): Advice | null {
  if (/^0\d{5}$/.test(pin))
    return { message: 'No PIN in India begins with 0. Please look at it again.', mayStay: false };
  if (!/^[1-9]\d{5}$/.test(pin))
    return { message: 'We need the PIN of six digits, such as 560003, to send a parcel.', mayStay: false };
  // A PIN with a leading 9 belongs to the army's post, which goes anywhere.
  if (pin.startsWith('9') || statesOfPin(pin).length > 0) return null;
  return { message: `We do not know a place with the PIN ${pin}. Is it right?`, mayStay: true };
}

function aboutPhone(phone: string): Advice | null {
  const rings = canRing(phone);
  if (rings === 'yes') return null;
  return rings === 'no'
    ? {
        message: 'Please give a number on which the courier can call, such as 98450 12345.',
        mayStay: false,
      }
    : {
        message:
          'Can a courier call this number? A landline needs its area code, such as 080 2345 6789, and a number abroad a +.',
        mayStay: true,
      };
}
