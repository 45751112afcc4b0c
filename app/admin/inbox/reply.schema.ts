import { z } from 'zod';
import { lines } from '../../platform/strings/typed-fields.schema.ts';

/** What staff answer. The id is made by the form once: a double click sends one letter. */
export const replySchema = z.object({
  replyId: z.uuid(),
  words: lines.min(1, 'Please write an answer').max(5000, 'Please shorten the answer to 5000 characters'),
});
