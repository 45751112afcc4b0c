import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Switchboard } from '../behaviour.ts';
import { garbage, hang } from '../trouble.ts';
import type { DevServicesEnv } from '../trouble.ts';

/** The key that the chat model's stand-in accepts. */
export const chatKey = 'street-chat-key';

/** Generates content with Gemini's wire format. Its answers say that it is a stand-in. */
export function chatModel(switchboard: Switchboard): Hono<DevServicesEnv> {
  const rooms = new Hono<DevServicesEnv>();
  rooms.post('/v1beta/models/:call{.+:generateContent}', async (c) => {
    const mode = switchboard.now().chat;
    if (mode === 'hang') return hang();
    if (mode === 'garbage') return garbage(c);
    if (mode === '500') return c.json(failure(500, 'An internal error has occurred.', 'INTERNAL'), 500);
    if (c.req.header('x-goog-api-key') !== chatKey) {
      return c.json(failure(400, 'API key not valid. Please pass a valid API key.', 'INVALID_ARGUMENT'), 400);
    }
    const body: unknown = await c.req.json().catch(() => null);
    const asked = lastWords(body);
    if (asked === '') return c.json(failure(400, 'contents is not specified', 'INVALID_ARGUMENT'), 400);
    const model = c.req.param('call').replace(/:generateContent$/, '');
    const text =
      mode === 'empty'
        ? null
        : wantsJson(body)
          ? JSON.stringify(directed(lastText(body)))
          : `I am the practice helper on the street outside the shop. You wrote: “${asked}”`;
    return c.json({
      candidates: [
        {
          content: text === null ? { role: 'model' } : { parts: [{ text }], role: 'model' },
          finishReason: text === null ? 'MAX_TOKENS' : 'STOP',
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: asked.length, candidatesTokenCount: text?.length ?? 0 },
      modelVersion: model,
      responseId: randomUUID(),
    });
  });
  return rooms;
}

function failure(code: number, message: string, status: string) {
  return { error: { code, message, status } };
}

/** Requests for pictures expect JSON. */
function wantsJson(body: unknown): boolean {
  const { generationConfig } = (body ?? {}) as { generationConfig?: { responseMimeType?: unknown } };
  return generationConfig?.responseMimeType === 'application/json';
}

/**
 * Notes for the numbered sentences of a story: it begins under a rainbow, and a character that shouts is
 * surprised.
 */
function directed(lines: string): object[] {
  return Array.from(lines.matchAll(/^(\d+): (.*)$/gm), ([, beat, sentence = '']) => ({
    beat: Number(beat),
    ...(beat === '0' && { place: 'rainbow', pose: 'wave' }),
    mood: sentence.includes('!') ? 'surprised' : 'happy',
  }));
}

/** The last line of the last text part. Prompts put the visitor's words at the end. */
function lastWords(body: unknown): string {
  return (lastText(body).trim().split('\n').at(-1) ?? '').slice(-300);
}

function lastText(body: unknown): string {
  const contents = (body as { contents?: { parts?: { text?: unknown }[] }[] } | null)?.contents;
  const text = Array.isArray(contents) ? contents.at(-1)?.parts?.at(-1)?.text : undefined;
  return typeof text === 'string' ? text : '';
}
