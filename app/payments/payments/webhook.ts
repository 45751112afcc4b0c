import { forSignedCallers, neverSlowed } from '../../account/account/audience.server.ts';
import { LARGEST_NOTICE, logRefusedWebhook } from '../../platform/http/refused-webhook.server.ts';
import { readBounded } from '../../platform/bodies/bounded-body.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import { countRefusedWebhook, keepWebhookEvent } from './webhook-events.server.ts';
import { provesWebhookEvent } from './signatures.ts';

export const middleware = [forSignedCallers, neverSlowed];

/**
 * POST: a webhook event of the payment provider. Every validly signed event is stored and answered at once,
 * so that the provider never disables the webhook. Anything else changes nothing.
 */
export async function action({ request }: { request: Request }): Promise<Response> {
  const body = await readBounded(request, LARGEST_NOTICE);
  if (!body) return refuse('too large', 413);
  const signature = request.headers.get('x-razorpay-signature');
  if (!signature) return refuse('not signed', 401);
  const secrets = environment().RAZORPAY_WEBHOOK_SECRET ?? '';
  if (!provesWebhookEvent(secrets, body, signature)) {
    await countRefusedWebhook();
    return refuse('wrong signature', 401);
  }
  await keepWebhookEvent(request.headers.get('x-razorpay-event-id'), body);
  return Response.json({ kept: true });
}

function refuse(reason: string, status: number): Response {
  logRefusedWebhook(reason, status);
  return Response.json({ problem: reason }, { status });
}
