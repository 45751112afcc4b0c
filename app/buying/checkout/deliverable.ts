import { adviseOn, type AskedAddress } from '../../platform/india/address-advice.ts';
import { ASKED_FIELDS, type AskedField } from '../../platform/india/asked-fields.ts';

/**
 * Why an address is refused, by field: its state cannot be determined, or a parcel would not arrive. A state
 * that is only doubtful is asked about in the browser; it never blocks the order here.
 * @param anyway doubtful fields that the customer checked again and kept.
 */
export function whyNotTaken(
  address: AskedAddress,
  { parcel, anyway = [] }: { parcel: boolean; anyway?: readonly AskedField[] },
): Partial<Record<AskedField, string>> {
  const advice = adviseOn(address, parcel);
  const wrong = ASKED_FIELDS.flatMap((name) => {
    const about = advice[name];
    const stays = about?.mayStay && (name === 'state' || anyway.includes(name));
    return about && !stays ? [[name, about.message] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** Why a parcel cannot reach an address, in words for staff; null when it can. */
export function whyNotDelivered(address: AskedAddress): string | null {
  const { postalCode, phone } = adviseOn(address, true);
  if (postalCode && !postalCode.mayStay)
    return 'The parcel has no PIN of six digits. Please change the address.';
  return phone && !phone.mayStay
    ? 'The parcel has no phone number that rings. Please change the address.'
    : null;
}
