import { z } from 'zod';

/** What can be sent to a switch: true amounts in JSON, or the strings of an HTML form. */
const switches = z.strictObject({
  /** Where the payment provider sends its webhooks; null until the shop has said so. */
  webhookUrl: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('').transform(() => null), z.null()])
    .default(null),
  webhook: z.enum(['on time', 'late', 'twice', 'never', 'reversed']).default('on time'),
  /** How late 'late' is, in milliseconds. */
  webhookDelayMs: z.coerce.number().int().min(0).default(10_000),
  /** The first pause before a refused webhook is sent again, in milliseconds; every further one is twice as long. */
  webhookRetryMs: z.coerce.number().int().min(1).default(10_000),
  api: z.enum(['ok', 'refuse connection', 'hang', '500', 'garbage']).default('ok'),
  script: z.enum(['ok', 'blocked']).default('ok'),
  /** Paise by which a payment differs from its order: 1 takes a paisa too much, -100 a rupee too little. */
  capturedAmountOff: z.coerce.number().int().default(0),
  /** After how many milliseconds 'Authorise late' turns a failed payment into a captured one. */
  lateAuthoriseMs: z.coerce.number().int().min(0).default(15_000),
  smtp: z.enum(['ok', 'refuse', 'temporary failure 451', 'hang']).default('ok'),
  emailService: z.enum(['ok', '403', '429', '451']).default('ok'),
  chat: z.enum(['ok', '500', 'hang', 'empty', 'garbage']).default('ok'),
});

/** How the street behaves just now. Kept in memory: after a restart everything behaves well again. */
export type Behaviour = z.infer<typeof switches>;

/** The switches that are a choice between named ways, with those ways. */
export const choices = {
  webhook: switches.shape.webhook.unwrap().options,
  api: switches.shape.api.unwrap().options,
  script: switches.shape.script.unwrap().options,
  smtp: switches.shape.smtp.unwrap().options,
  emailService: switches.shape.emailService.unwrap().options,
  chat: switches.shape.chat.unwrap().options,
};

/** The street's one set of switches. */
export type Switchboard = {
  now(): Behaviour;
  /** Changes the named switches only; throws an Error in plain words for an unknown switch or way. */
  change(changes: unknown): Behaviour;
  /** Everything well again; the webhook address stays. */
  reset(): Behaviour;
  onChange(listener: () => void): void;
};

export function openSwitchboard(): Switchboard {
  let behaviour = switches.parse({});
  const listeners: (() => void)[] = [];
  const settle = (next: Behaviour) => {
    behaviour = next;
    for (const listener of listeners) listener();
    return behaviour;
  };
  return {
    now: () => behaviour,
    change(changes) {
      if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) {
        throw new Error('Send an object of switches.');
      }
      const read = switches.safeParse({ ...behaviour, ...changes });
      if (!read.success) throw new Error(z.prettifyError(read.error));
      return settle(read.data);
    },
    reset: () => settle(switches.parse({ webhookUrl: behaviour.webhookUrl })),
    onChange: (listener) => void listeners.push(listener),
  };
}
