import { z } from 'zod';
import { log } from '../telemetry/log.server.ts';
import { environment } from './runtime.server.ts';
import { callOut } from '../outgoing/outgoing.server.ts';

/** Bytes. Far more than any expected answer; a longer one is rejected. */
const LARGEST_ANSWER = 256 * 1024;

const answered = z.object({
  candidates: z.tuple(
    [z.object({ content: z.object({ parts: z.tuple([z.object({ text: z.string() })]).rest(z.unknown()) }) })],
    z.unknown(),
  ),
});

/**
 * Asks the generative language service, which needs a key.
 * @param body in the service's own format: `contents` and `generationConfig`.
 * @returns the first text of the first candidate; null when the service failed, was too slow or said nothing.
 */
export async function generateText(apiKey: string, body: object, limitMs: number): Promise<string | null> {
  const { CHAT_URL, CHAT_MODEL } = environment();
  try {
    const response = await callOut(
      environment(),
      'chat',
      `${CHAT_URL}/v1beta/models/${CHAT_MODEL}:generateContent`,
      {
        method: 'POST',
        limitMs,
        headers: { 'Content-Type': 'application/json', 'x-goog-api-key': apiKey },
        body: JSON.stringify(body),
      },
    );
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    const text = answered
      .parse(JSON.parse(await bounded(response)))
      .candidates[0].content.parts[0].text.trim();
    if (text === '') throw new Error('It said nothing.');
    return text;
  } catch (error) {
    log.warn('The language model did not answer.', {
      reason: error instanceof Error ? error.name : 'unknown',
    });
    return null;
  }
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new Error('It said too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
