import { z } from 'zod';
import { log } from '../platform/log.server.ts';
import { environment } from '../platform/machine.server.ts';
import type { ChatLine } from './chat.schema.ts';
import { PERSONA } from './persona.ts';

const LIMIT_MS = 10_000;

const answered = z.object({
  candidates: z.tuple(
    [z.object({ content: z.object({ parts: z.tuple([z.object({ text: z.string() })]).rest(z.unknown()) }) })],
    z.unknown(),
  ),
});

/**
 * Asks the generative language service for the next line of a conversation.
 * @returns its first candidate's first text; null when it failed, was too slow or said nothing.
 */
export async function askModel(apiKey: string, lines: readonly ChatLine[]): Promise<string | null> {
  const { CHAT_URL, CHAT_MODEL } = environment();
  try {
    const response = await fetch(`${CHAT_URL}/v1beta/models/${CHAT_MODEL}:generateContent`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { 'Content-Type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify(requestBody(lines)),
    });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    const text = answered.parse(await response.json()).candidates[0].content.parts[0].text.trim();
    if (text === '') throw new Error('It said nothing.');
    return text;
  } catch (error) {
    log.warn('The chat model did not answer.', { reason: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

function requestBody(lines: readonly ChatLine[]): object {
  const [first, ...rest] = lines.slice(lines.findIndex((line) => line.isUser));
  return {
    contents: [
      { role: 'user', parts: [{ text: PERSONA }, { text: first?.text }] },
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
