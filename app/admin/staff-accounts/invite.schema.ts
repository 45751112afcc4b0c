import { z } from 'zod';
import { line, plain } from '../../platform/strings/typed-fields.schema.ts';
import { ROLES } from '../../account/staff-sessions/roles.ts';

/** The form to invite a staff member. */
export const inviteSchema = z.object({
  name: line.min(1, 'Name is required').max(80, 'Please shorten the name to 80 characters'),
  email: plain.toLowerCase().pipe(z.email('Invalid email address').max(254)),
  role: z.enum(ROLES, 'Please choose a role'),
});
