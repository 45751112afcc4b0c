import { z } from 'zod';
import { plainPin } from '../../platform/india/pin.ts';
import { readState } from '../../platform/india/state-of.ts';
import { line, lines, plain } from '../../platform/strings/typed-fields.schema.ts';
import { EMAIL_PATTERN, INVALID_EMAIL } from './email-pattern.ts';

/** The full name of a state when the meaning is certain (`KA` is Karnataka), else the text as typed. */
function asNamed(typed: string): string {
  const read = readState(typed);
  return read?.sure ? read.state.name : typed;
}

/**
 * The seven fields of the wizard's step 5 and of the checkout form, with the recorded messages. The country
 * is always India.
 */
export const shippingSchema = z.object({
  fullName: line.min(1, 'Full name is required').max(120),
  email: plain.min(1, 'Email is required').max(254).regex(EMAIL_PATTERN, INVALID_EMAIL),
  phone: plain.min(1, 'Phone number is required').max(40),
  address: lines.min(1, 'Address is required').max(400),
  city: line.min(1, 'City is required').max(120),
  state: line.overwrite(asNamed).min(1, 'State is required').max(120),
  postalCode: plain.overwrite(plainPin).min(1, 'Postal code is required').max(20),
});

export type ShippingDetails = z.infer<typeof shippingSchema>;
export type ShippingAddress = ShippingDetails & { country: 'India' };
