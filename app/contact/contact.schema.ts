import { z } from 'zod';
import { oneLine, severalLines } from './typed-text.ts';

/** The contact form as it was sent: everything is required. */
export const contactSchema = z.object({
  name: oneLine.min(1, 'Name is required').max(80, 'Please shorten the name to 80 characters'),
  email: oneLine
    .min(1, 'Email is required')
    .max(254, 'Invalid email address')
    .pipe(z.email('Invalid email address')),
  subject: oneLine.min(1, 'Subject is required').max(150, 'Please shorten the subject to 150 characters'),
  message: severalLines
    .min(1, 'Message is required')
    .max(5000, 'Please shorten the message to 5000 characters'),
});

export type ContactForm = z.infer<typeof contactSchema>;
