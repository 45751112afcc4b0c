import { createTransport, type Transporter } from 'nodemailer';
import { type Environment } from '../environment/environment.server.ts';
import { environment } from '../runtime/runtime.server.ts';
import { allowMailServer, callOut } from '../outgoing/outgoing.server.ts';
import { watchCall } from '../telemetry/measure-call.server.ts';
import { underWay } from '../telemetry/under-way.server.ts';

/** A visitor's own words. */
export interface Written {
  name: string;
  subject: string;
  message: string;
}

/** What a mail service needs to know about a letter. */
interface Post {
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  inReplyTo: string | null;
  /**
   * A visitor's own words, which the e-mail service's template shows. Without them, it shows the letter
   * itself.
   */
  written?: Written;
}

const LIMIT_MS = 20_000;
/** A healthy server greets at once. */
const GREETING_MS = 10_000;
/**
 * The limit for the whole conversation. The limits above start anew with each byte that a slow server sends.
 */
const WHOLE_LETTER_MS = 60_000;

/** Whether letters go through the e-mail service's API, which says at once whether it accepts one. */
export function postsByService(): boolean {
  const { SMTP_URL, EMAILJS_SERVICE_ID } = environment();
  return !SMTP_URL && EMAILJS_SERVICE_ID !== undefined;
}

/**
 * Hands a letter to the mail service that the environment names.
 * @throws when the service did not confirm that it took the letter; RecipientRefused when another attempt is
 *   pointless.
 */
export async function post(letter: Post): Promise<void> {
  const given = environment();
  if (given.SMTP_URL) return postBySmtp(given, given.SMTP_URL, letter, WHOLE_LETTER_MS);
  if (postsByService()) return postByService(given, letter);
  throw new Error('No mail service is set.');
}

const transporters = new Map<string, Transporter>();

/** @param limitMs milliseconds for the whole conversation with the mail server. */
export async function postBySmtp(
  given: Environment,
  url: string,
  letter: Post,
  limitMs: number,
): Promise<void> {
  const transporter =
    transporters.get(url) ??
    createTransport({
      url,
      connectionTimeout: LIMIT_MS,
      greetingTimeout: GREETING_MS,
      socketTimeout: LIMIT_MS,
      getSocket: ({ host, port }, connect) => {
        try {
          allowMailServer(given, host, Number(port));
          connect(null, false);
        } catch (error) {
          connect(error as Error, false);
        }
      },
    });
  transporters.set(url, transporter);
  const begun = underWay();
  const message = {
    from: given.MAIL_FROM,
    to: letter.to,
    ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    messageId: letter.messageId,
    ...(letter.inReplyTo
      ? { inReplyTo: letter.inReplyTo.split(' ').at(-1), references: letter.inReplyTo }
      : {}),
    ...(begun ? { headers: { 'X-Request-Id': begun.requestId } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
    signal: AbortSignal.timeout(limitMs),
  };
  await watchCall('mail', () => transporter.sendMail(message)).catch((error: unknown) => {
    throw withoutTheirWords(error);
  });
}

/** The mail server says that there is no such mailbox, and would say so again. */
export class RecipientRefused extends Error {}

/**
 * Keeps only the code of a mail server's answer for the table and the log, because its text repeats the
 * recipient's address.
 */
function withoutTheirWords(error: unknown): Error {
  const { code, responseCode, command, response } = error as Partial<Record<string, string>> & {
    responseCode?: number;
  };
  if (!responseCode) return new Error(`The mail server failed: ${code ?? 'unknown'}.`);
  const words = `The mail server answered ${responseCode}.`;
  // 5.7 concerns the sender, so it can be corrected on our side.
  const forGood = command === 'RCPT TO' && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response ?? '');
  return forGood ? new RecipientRefused(words) : new Error(words);
}

/** Sends by the e-mail service's REST call, which accepts no message id from the sender. */
async function postByService(given: Environment, letter: Post): Promise<void> {
  const response = await callOut(given, 'mail', `${given.EMAILJS_URL}/api/v1.0/email/send`, {
    method: 'POST',
    limitMs: LIMIT_MS,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      service_id: given.EMAILJS_SERVICE_ID,
      template_id: given.EMAILJS_TEMPLATE_ID,
      user_id: given.EMAILJS_PUBLIC_KEY,
      accessToken: given.EMAILJS_PRIVATE_KEY,
      template_params: {
        name: letter.written?.name ?? 'Nanhe Veer',
        email: letter.replyTo ?? given.OWNER_EMAIL,
        subject: letter.written?.subject ?? letter.subject,
        message: letter.written?.message ?? letter.text,
        to_email: letter.to,
      },
    }),
  });
  if (!response.ok) throw new Error(`The e-mail service answered ${response.status}.`);
}
