/** Fields of an address that somebody may be asked about: once, kindly, and they may keep what can be right. */
export const ASKED_FIELDS = ['state', 'postalCode', 'phone'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** What an answer is called that does not take an address. */
export const ADDRESS_TO_CHECK = 'Please check your address';

/** What is asked at a field. */
export interface Advice {
  message: string;
  /** What could stand there instead. */
  instead?: string;
  /** Whether it can be right as it is. */
  mayStay: boolean;
}
export type AddressAdvice = Partial<Record<AskedField, Advice>>;
