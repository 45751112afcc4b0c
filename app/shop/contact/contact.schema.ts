import { z } from 'zod';
import { line, lines, plain } from '../../platform/strings/typed-fields.schema.ts';

/** The contact form as it was sent: everything is required. */
export const contactSchema = z.object({
  name: line.min(1, 'Name is required').max(80, 'Please shorten the name to 80 characters'),
  email: plain
    .min(1, 'Email is required')
    .max(254, 'Invalid email address')
    .pipe(z.email('Invalid email address')),
  subject: line.min(1, 'Subject is required').max(150, 'Please shorten the subject to 150 characters'),
  message: lines.min(1, 'Message is required').max(5000, 'Please shorten the message to 5000 characters'),
});

export type ContactForm = z.infer<typeof contactSchema>;
