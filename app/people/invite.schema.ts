import { z } from 'zod';
import { oneLine } from '../text/typed-text.ts';
import { ROLES } from '../staff/roles.ts';

const line = z.string().overwrite(oneLine);

/** Whom the owner asks behind the counter. */
export const inviteSchema = z.object({
  name: line.min(1, 'Name is required').max(80, 'Please shorten the name to 80 characters'),
  email: line.toLowerCase().pipe(z.email('Invalid email address').max(254)),
  role: z.enum(ROLES, 'Please choose a role'),
});
