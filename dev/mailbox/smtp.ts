import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Switchboard } from '../behaviour.ts';
import type { Letters } from './letters.ts';

export type Smtp = { url: string; close(): Promise<void> };

/**
 * A mail server on a free loopback port. It accepts any name and password, without TLS, and puts every
 * letter into the mailbox.
 */
export async function openSmtp(letters: Letters, switchboard: Switchboard): Promise<Smtp> {
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 25_000_000,
    closeTimeout: 200,
    logger: false,
    onConnect(_session, greet) {
      if (!['hang', 'garbage'].includes(switchboard.now().smtp)) greet();
    },
    onAuth(_auth, _session, done) {
      done(null, { user: 'anyone' });
    },
    async onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      try {
        await takeIn(letters, switchboard, stream, recipients);
      } catch (problem) {
        done(problem as Error);
        return;
      }
      done();
    },
  });
  smtp.server.prependListener('connection', (socket) => {
    const { smtp: way } = switchboard.now();
    if (way === 'refuse') socket.destroy();
    if (way === 'garbage') socket.end('<html>We are moving house</html>\r\n');
  });
  // Nothing to do when a client disconnects in the middle of a letter.
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((closed) => smtp.close(() => closed())),
  };
}

/** Throws an SMTP error for the client when the letter is refused. */
async function takeIn(
  letters: Letters,
  switchboard: Switchboard,
  stream: AsyncIterable<Buffer>,
  recipients: string[],
): Promise<void> {
  const raw = await readAll(stream);
  if (switchboard.now().smtp === 'temporary failure 451') {
    throw Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 });
  }
  await deliver(letters, raw, recipients);
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function deliver(letters: Letters, raw: Buffer, recipients: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  for (const to of recipients) {
    letters.receive({
      to,
      subject: mail.subject ?? '',
      text: withoutLastBreak(mail.text),
      html: withoutLastBreak(mail.html),
      from: mail.from?.address ?? '',
      messageId: mail.messageId ?? null,
      inReplyTo: mail.inReplyTo ?? null,
      references: mail.references ?? null,
      requestId: mail.headers.find(({ key }) => key === 'x-request-id')?.value ?? null,
      attachments: mail.attachments.map((attachment) => ({
        name: attachment.filename ?? 'attachment',
        type: attachment.mimeType,
        contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? null,
        content: String(attachment.content),
      })),
    });
  }
}

/** SMTP adds a line break at the end of every body. */
function withoutLastBreak(body = ''): string {
  return body.replace(/\r?\n$/, '');
}
