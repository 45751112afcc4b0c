import { existsSync } from 'node:fs';
import { z } from 'zod';

/**
 * Everything the shop reads from outside, read and checked once at start. When a variable is left out, the
 * shop uses its own stand-in or default; `standIns` names those services.
 */
const port = z.coerce.number().int().min(0).max(65535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const secret = z.string().min(1);
const database = z.url({ protocol: /^postgres(ql)?$/ });

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  STREET_PORT: port.default(3001),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_REPLICA_URL: database.optional(),
  MIGRATE_AT_START: z.enum(['yes', 'no']).default('yes'),
  PUBLIC_URL: address.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_SERVICE_NAME: z.string().default('nanhe-veer'),
  HEARTBEAT_SECONDS: z.coerce.number().min(0.05).max(300).default(30),
  PROXY_HOPS: z.coerce.number().int().min(0).max(9).default(0),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  OWNER_EMAIL: z.email().default('owner@nanheveer.example'),
  SHOP_MODE: z.enum(['local', 'live']).default('local'),
  SESSION_SECRET: z.string().min(32).optional(),
  RAZORPAY_KEY_ID: secret.optional(),
  RAZORPAY_KEY_SECRET: secret.optional(),
  RAZORPAY_WEBHOOK_SECRET: secret.optional(),
  RAZORPAY_API_URL: address.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: address.default('https://checkout.razorpay.com/v1/checkout.js'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Nanhe Veer <hello@nanheveer.example>'),
  EMAILJS_PUBLIC_KEY: secret.optional(),
  EMAILJS_PRIVATE_KEY: secret.optional(),
  EMAILJS_SERVICE_ID: secret.optional(),
  EMAILJS_TEMPLATE_ID: secret.optional(),
  EMAILJS_URL: address.default('https://api.emailjs.com'),
  CHAT_API_KEY: secret.optional(),
  CHAT_URL: address.default('https://generativelanguage.googleapis.com'),
  CHAT_MODEL: z.string().default('gemini-2.5-flash'),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  PRINT_ICC_PROFILE: z.string().refine(existsSync, 'there is no such file.').optional(),
});

const WHOLE_GROUPS: readonly (readonly (keyof z.infer<typeof variables>)[])[] = [
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['EMAILJS_PUBLIC_KEY', 'EMAILJS_PRIVATE_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape);

export type StandIn = 'payment' | 'mail';

export interface Environment extends z.infer<typeof variables> {
  /** Services without keys, which the dev services stand in for. */
  standIns: StandIn[];
  /** The origin that customers see, without a trailing slash. */
  publicUrl: string;
}

/** Thrown at start. The message states every problem in plain words, one per line. */
export class EnvironmentProblem extends Error {}

/**
 * Reads and checks the process variables.
 * @throws EnvironmentProblem with one sentence per wrong variable.
 */
export function readEnvironment(vars: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(vars).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new EnvironmentProblem(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
    );
  }
  const values = parsed.data;
  const problems = [...incompleteGroups(values), ...lonelyAddresses(values), ...liveProblems(values)];
  if (problems.length > 0) throw new EnvironmentProblem(problems.join('\n'));
  return { ...values, standIns: standInsFor(values), publicUrl: publicUrlOf(values) };
}

function incompleteGroups(values: z.infer<typeof variables>): string[] {
  return WHOLE_GROUPS.flatMap((group) => {
    const missing = group.filter((name) => values[name] === undefined);
    const partly = missing.length > 0 && missing.length < group.length;
    return partly ? [`${group.join(', ')} belong together; missing: ${missing.join(', ')}.`] : [];
  });
}

function lonelyAddresses(values: z.infer<typeof variables>): string[] {
  if (values.DATABASE_URL) return [];
  return (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => values[name])
    .map((name) => `${name} goes with DATABASE_URL, which is missing.`);
}

function liveProblems(values: z.infer<typeof variables>): string[] {
  if (values.SHOP_MODE !== 'live') return [];
  const problems = standInsFor(values).map(
    (standIn) => `SHOP_MODE=live needs the ${standIn} service's own keys: no stand-in may serve customers.`,
  );
  if (!values.PUBLIC_URL?.startsWith('https://'))
    problems.push('SHOP_MODE=live needs PUBLIC_URL, beginning with https://.');
  if (!values.SESSION_SECRET) problems.push('SHOP_MODE=live needs SESSION_SECRET, at least 32 characters.');
  if (!values.ADMIN_PASSWORD) problems.push('SHOP_MODE=live needs ADMIN_PASSWORD.');
  return problems;
}

function standInsFor(values: z.infer<typeof variables>): StandIn[] {
  const standIns: StandIn[] = [];
  if (!values.RAZORPAY_KEY_ID) standIns.push('payment');
  if (!values.SMTP_URL && !values.EMAILJS_PUBLIC_KEY) standIns.push('mail');
  return standIns;
}

function publicUrlOf(values: z.infer<typeof variables>): string {
  if (values.PUBLIC_URL) return values.PUBLIC_URL;
  const host = ['127.0.0.1', '0.0.0.0', '::'].includes(values.HOST) ? 'localhost' : values.HOST;
  return `http://${host}:${values.PORT}`;
}

/**
 * The reasons why a shop on a PostgreSQL server cannot run on a second machine, each with the setting that
 * removes it. Empty when it can.
 */
export function tiesToOneMachine({ S3_ENDPOINT, SESSION_SECRET, standIns }: Environment): string[] {
  return [
    ...(S3_ENDPOINT ? [] : ['photos and books are on its disk (S3_ENDPOINT)']),
    ...(SESSION_SECRET ? [] : ['the secret of sessions is in its data folder (SESSION_SECRET)']),
    ...(standIns.length > 0 ? [`stand-ins for ${standIns.join(' and ')} run on it (their keys)`] : []),
  ];
}
