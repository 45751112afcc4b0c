import { z } from 'zod';
import { lines } from '../../platform/strings/typed-fields.schema.ts';
import { LONGEST_QUESTION, MOST_LINES } from './chat-limits.ts';

/** Longer than anything that the helper answers. */
const LONGEST_ANSWER = 2_000;

/** What the visitor's page sends: the latest lines of the conversation, oldest first, the question last. */
export const chatSchema = z.object({
  messages: z
    .array(
      z.union([
        z.object({ isUser: z.literal(true), text: lines.min(1).max(LONGEST_QUESTION) }),
        z.object({ isUser: z.literal(false), text: lines.min(1).max(LONGEST_ANSWER) }),
      ]),
    )
    .min(1)
    .max(MOST_LINES)
    .refine((messages) => messages.at(-1)?.isUser === true),
});

export type ChatLine = z.infer<typeof chatSchema>['messages'][number];
