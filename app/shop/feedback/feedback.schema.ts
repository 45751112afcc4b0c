import { z } from 'zod';
import { line, lines, plain } from '../../platform/strings/typed-fields.schema.ts';

/** The feedback form as it was sent: only the message is required. */
export const feedbackSchema = z.object({
  rating: line
    .pipe(z.enum(['', '1', '2', '3', '4', '5'], 'Please choose one to five stars, or none'))
    .transform((stars) => (stars === '' ? null : Number(stars))),
  name: line.max(80, 'Please shorten the name to 80 characters'),
  email: plain.pipe(z.union([z.literal(''), z.email().max(254)], 'Invalid email address')),
  message: lines.min(1, 'Message is required').max(5000, 'Please shorten the message to 5000 characters'),
});

export type FeedbackForm = z.infer<typeof feedbackSchema>;
