import { data } from 'react-router';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/reply.ts';
import { messageOf } from './inbox.server.ts';
import { replySchema } from './reply.schema.ts';
import { replyToMessage } from './reply-to-message.server.ts';

export const middleware = [forSupport];

/** POST `words` and `replyId`: answers a visitor's message by letter. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const message = await messageOf(params.messageId);
  if (!message) return data({ refused: 'There is no such message.' }, 404);
  const wish = replySchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success)
    return data({ wrong: { words: wish.error.issues.at(-1)?.message ?? 'Please write an answer' } }, 422);
  const outcome = await replyToMessage(context.get(staffContext), message, wish.data);
  if (outcome === 'no-address') return data({ refused: 'The visitor left no e-mail address.' }, 409);
  return {
    done: outcome === 'sent' ? 'Your answer is on its way.' : 'Kept. It was a sample: nobody gets a letter.',
  };
}
