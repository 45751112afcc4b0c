import { z } from 'zod';
import { oneLine, severalLines } from '../text/typed-text.ts';
import { EMAIL_PATTERN, INVALID_EMAIL } from './email-pattern.ts';

/** The seven fields of step 5 and of the checkout form, with the recorded messages; country is always India. */
export const shippingSchema = z.object({
  fullName: z.string().overwrite(oneLine).min(1, 'Full name is required').max(120),
  email: z
    .string()
    .overwrite(oneLine)
    .min(1, 'Email is required')
    .max(254)
    .regex(EMAIL_PATTERN, INVALID_EMAIL),
  phone: z.string().overwrite(oneLine).min(1, 'Phone number is required').max(40),
  address: z.string().overwrite(severalLines).min(1, 'Address is required').max(400),
  city: z.string().overwrite(oneLine).min(1, 'City is required').max(120),
  state: z.string().overwrite(oneLine).min(1, 'State is required').max(120),
  postalCode: z.string().overwrite(oneLine).min(1, 'Postal code is required').max(20),
});

export type ShippingDetails = z.infer<typeof shippingSchema>;
export type ShippingAddress = ShippingDetails & { country: 'India' };
