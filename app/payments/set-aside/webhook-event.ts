/** A webhook event with its payload unparsed: its kind, when the provider wrote it, and the payload. */
export interface WebhookEvent {
  kind: string;
  saidAt: unknown;
  payment: unknown;
  refund: unknown;
  dispute: unknown;
}

/** The kind of a webhook event whose text names no event. */
export const UNREADABLE = 'unreadable';

export function readWebhookEvent(text: string): WebhookEvent {
  const json = parsed(text);
  const event = field(json, 'event');
  const payload = field(json, 'payload');
  return {
    kind: typeof event === 'string' && /^[\w.-]{1,80}$/.test(event) ? event : UNREADABLE,
    saidAt: field(json, 'created_at'),
    payment: field(field(payload, 'payment'), 'entity'),
    refund: field(field(payload, 'refund'), 'entity'),
    dispute: field(field(payload, 'dispute'), 'entity'),
  };
}

/** Reads an object's own field. An inherited one did not come from the text and counts as undefined. */
export function field(of: unknown, name: string): unknown {
  if (typeof of !== 'object' || of === null || !Object.hasOwn(of, name)) return undefined;
  return (of as Record<string, unknown>)[name];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
