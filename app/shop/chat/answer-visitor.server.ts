import { environment } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { answerFromFacts } from './answer-from-facts.ts';
import { askModel } from './chat-model.server.ts';
import type { ChatLine } from './chat.schema.ts';
import { namesOnlyOurPrices } from './our-prices.ts';
import type { ChatLink } from './topic.ts';

/** The daily limit of model calls. Beyond it the shop answers from its own facts. */
const MODEL_CALLS_A_DAY = 1_500;
/** The limit for one address, so that one visitor cannot use up the daily limit. */
const MODEL_CALLS_OF_ONE = 200;
const DAY = 24 * 60 * 60;

const TROUBLE = "Sorry, I'm having trouble right now. Please try again! 😊";

/** The helper's next line. `trouble` marks an apology that does not answer the question. */
interface ChatAnswer {
  text: string;
  links: ChatLink[];
  trouble: boolean;
}

/** Answers the last line of a conversation: by the model when the shop has a key, else from the shop's facts. The address identifies the visitor. */
export async function answerVisitor(lines: readonly ChatLine[], visitor: string): Promise<ChatAnswer> {
  const question = lines.at(-1)?.text ?? '';
  const key = environment().CHAT_API_KEY;
  if (!key || !(await mayAskModel(visitor))) return fromFacts(question);
  const text = await askModel(key, lines);
  if (text === null) return { text: TROUBLE, links: [], trouble: true };
  const asked = lines.filter((line) => line.isUser).map((line) => line.text);
  return namesOnlyOurPrices(text, asked.join(' '))
    ? { text, links: [], trouble: false }
    : fromFacts(question);
}

async function mayAskModel(visitor: string): Promise<boolean> {
  if ((await useLimit(`chat-model/${visitor}`, MODEL_CALLS_OF_ONE, DAY)) > 0) return false;
  return (await useLimit('chat-model', MODEL_CALLS_A_DAY, DAY)) === 0;
}

function fromFacts(question: string): ChatAnswer {
  const { text, links = [] } = answerFromFacts(question);
  return { text, links, trouble: false };
}
