import { Hono } from 'hono';
import { z } from 'zod';
import type { Switchboard } from '../behaviour.ts';
import type { DevServicesEnv } from '../trouble.ts';
import type { Letters } from './letters.ts';

const refusals = {
  403: 'API calls are disabled for non-browser applications',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
} as const;

const request = z.object({
  service_id: z.string().min(1, 'The service ID is required'),
  template_id: z.string().min(1, 'The template ID is required'),
  user_id: z.string().min(1, 'The user ID is required'),
  accessToken: z.string().optional(),
  template_params: z.record(z.string(), z.unknown()).default({}),
});

/**
 * EmailJS's REST API: turns the parameters of a template into a letter in the mailbox. Answers are plain
 * text.
 */
export function emailService(letters: Letters, switchboard: Switchboard): Hono<DevServicesEnv> {
  const rooms = new Hono<DevServicesEnv>();
  rooms.post('/api/v1.0/email/send', async (c) => {
    const mode = switchboard.now().emailService;
    if (mode === '403') return c.text(refusals[403], 403);
    if (mode === '429') return c.text(refusals[429], 429);
    if (mode === '451') return c.text(refusals[451], 451);
    const read = request.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.text(read.error.issues[0]?.message ?? 'Bad request', 400);
    const params = read.data.template_params;
    const word = (name: string) => (params[name] === undefined ? '' : String(params[name]));
    if (word('to_email') === '') return c.text('The recipients address is empty', 422);
    letters.receive({
      to: word('to_email'),
      subject: word('subject'),
      text: word('message'),
      html: '',
      from: word('email'),
      messageId: null,
      inReplyTo: null,
      references: null,
      requestId: null,
      attachments: [],
    });
    return c.text('OK');
  });
  return rooms;
}
