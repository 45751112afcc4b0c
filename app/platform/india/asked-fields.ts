/**
 * Address fields that the shop may ask about: once, kindly. The customer may keep a value that can be right.
 */
export const ASKED_FIELDS = ['state', 'postalCode', 'phone'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** The title of an answer that does not accept an address. */
export const ADDRESS_TO_CHECK = 'Please check your address';

/** What the shop asks about one field. */
export interface Advice {
  message: string;
  /** A value to suggest instead. */
  instead?: string;
  /** Whether the typed value can be right as it is. */
  mayStay: boolean;
}
export type AddressAdvice = Partial<Record<AskedField, Advice>>;
