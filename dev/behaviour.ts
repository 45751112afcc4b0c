import { z } from 'zod';

/** Switches with named choices. The first choice is normal behaviour. */
export const choices = {
  webhook: ['on time', 'late', 'twice', 'never', 'reversed'],
  api: ['ok', 'refuse connection', 'hang', '500', 'garbage'],
  refund: ['at once', 'later', 'fails later', 'refused', 'answer lost'],
  customerFee: ['none', 'on top'],
  script: ['ok', 'blocked'],
  smtp: ['ok', 'refuse', 'temporary failure 451', 'hang', 'garbage'],
  emailService: ['ok', '403', '429', '451'],
  chat: ['ok', '500', 'hang', 'empty', 'garbage'],
} as const;

/** The values that a switch accepts: numbers in JSON, or the strings of an HTML form. */
const switches = z.strictObject({
  /** Where the payment provider sends its webhooks; null until the shop has registered an address. */
  webhookUrl: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('').transform(() => null), z.null()])
    .default(null),
  webhook: z.enum(choices.webhook).default('on time'),
  /** The delay of 'late', in milliseconds. */
  webhookDelayMs: z.coerce.number().int().min(0).default(10_000),
  /**
   * The first pause before a refused webhook is sent again, in milliseconds. Each further pause is twice as
   * long.
   */
  webhookRetryMs: z.coerce.number().int().min(1).default(10_000),
  api: z.enum(choices.api).default('ok'),
  /** The outcome of a requested refund. `later` and `fails later` answer `pending` first. */
  refund: z.enum(choices.refund).default('at once'),
  /** The delay of those two, in milliseconds. */
  refundDelayMs: z.coerce.number().int().min(0).default(5_000),
  /** Whether payers pay the provider's fee of 2.36 % on top of the price. */
  customerFee: z.enum(choices.customerFee).default('none'),
  script: z.enum(choices.script).default('ok'),
  /** Paise by which a payment differs from its order: 1 is a paisa too much, -100 a rupee too little. */
  capturedAmountOff: z.coerce.number().int().default(0),
  /** The time in milliseconds after which 'Authorise late' turns a failed payment into a captured one. */
  lateAuthoriseMs: z.coerce.number().int().min(0).default(15_000),
  smtp: z.enum(choices.smtp).default('ok'),
  emailService: z.enum(choices.emailService).default('ok'),
  chat: z.enum(choices.chat).default('ok'),
});

/** The current behaviour of the dev services. Kept in memory, so a restart resets it. */
export type Behaviour = z.infer<typeof switches>;

/** The switches of the dev services. */
export type Switchboard = {
  now(): Behaviour;
  /** Changes only the named switches. Throws an Error in plain words for an unknown switch or choice. */
  change(changes: unknown): Behaviour;
  /** Resets all switches except the webhook address. */
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
