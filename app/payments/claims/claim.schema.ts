import { z } from 'zod';
import { lines } from '../../platform/strings/typed-fields.schema.ts';
import { ABOUTS } from './claim-words.ts';

/** The fields of the customer's claim form. */
export const claimSchema = z.object({
  about: z.enum(ABOUTS, 'Please choose what is wrong.'),
  words: lines
    .min(10, 'Please tell us a little more, so that we can mend it.')
    .max(2000, 'Please keep it to 2,000 characters.'),
});
