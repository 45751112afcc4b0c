import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { answerVisitor } from './answer-visitor.server.ts';
import { chatSchema } from './chat.schema.ts';

export const middleware = [forEveryone, atMost('questions')];

const QUESTIONS = { limit: 20, windowSeconds: 600 };

/** Takes a conversation and answers with the helper's next line. */
export async function action({ request }: { request: Request }): Promise<Response> {
  const visitor = clientKey(request);
  const wait = await useLimit(`chat/${visitor}`, QUESTIONS.limit, QUESTIONS.windowSeconds);
  if (wait > 0) return tooMany(wait);
  const read = chatSchema.safeParse(await readJson(request));
  if (!read.success) {
    return Response.json(
      { problem: 'unreadable', message: 'Type your question before sending.' },
      { status: 422 },
    );
  }
  return Response.json(await answerVisitor(read.data.messages, visitor));
}

function tooMany(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  return Response.json(
    {
      problem: 'too-many',
      message: `So many good questions! I need a break of ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; our team answers on the contact page meanwhile. 😊`,
    },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  );
}
