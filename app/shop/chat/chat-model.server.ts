import { generateText } from '../../platform/runtime/language-model.server.ts';
import type { ChatLine } from './chat.schema.ts';
import { persona } from './persona.ts';

const LIMIT_MS = 10_000;

/**
 * Asks the generative language service for the next line of a conversation.
 * @returns null when it failed, was too slow or said nothing.
 */
export function askModel(apiKey: string, lines: readonly ChatLine[]): Promise<string | null> {
  return generateText(apiKey, requestBody(lines), LIMIT_MS);
}

function requestBody(lines: readonly ChatLine[]): object {
  const [first, ...rest] = lines.slice(lines.findIndex((line) => line.isUser));
  return {
    contents: [
      { role: 'user', parts: [{ text: persona() }, { text: first?.text }] },
      ...rest.map(({ isUser, text }) => ({ role: isUser ? 'user' : 'model', parts: [{ text }] })),
    ],
    generationConfig: {
      temperature: 0.7,
      topK: 40,
      topP: 0.95,
      maxOutputTokens: 200,
      thinkingConfig: { thinkingBudget: 0 },
    },
  };
}
