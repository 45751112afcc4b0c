import { z } from 'zod';
import { oneLine, severalLines } from '../contact/typed-text.ts';

/** The feedback form as it was sent: only the message is required. */
export const feedbackSchema = z.object({
  rating: oneLine
    .pipe(z.enum(['', '1', '2', '3', '4', '5'], 'Please choose one to five stars, or none'))
    .transform((stars) => (stars === '' ? null : Number(stars))),
  name: oneLine.max(80, 'Please shorten the name to 80 characters'),
  email: oneLine.pipe(z.union([z.literal(''), z.email().max(254)], 'Invalid email address')),
  message: severalLines
    .min(1, 'Message is required')
    .max(5000, 'Please shorten the message to 5000 characters'),
});

export type FeedbackForm = z.infer<typeof feedbackSchema>;
