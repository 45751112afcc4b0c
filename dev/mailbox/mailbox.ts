import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageHeaders, shownTime, streetPage } from '../look/look.ts';
import type { DevServicesEnv } from '../trouble.ts';
import type { Letter, Letters } from './letters.ts';

/** The pages of the mailbox: HTML for people, a JSON list for programs. */
export function mailboxRooms(letters: Letters): Hono<DevServicesEnv> {
  const rooms = new Hono<DevServicesEnv>();
  rooms.get('/mail', (c) => {
    if (!prefersHtml(c.req.header('accept'))) return c.json(letters.list());
    return c.html(listPage(letters.list()), 200, pageHeaders);
  });
  rooms.get('/mail.json', (c) => c.json(letters.list()));
  rooms.delete('/mail', (c) => {
    letters.empty();
    return c.body(null, 204);
  });
  rooms.post('/mail/empty', (c) => {
    letters.empty();
    return c.redirect('/mail', 303);
  });
  rooms.get('/mail/:id', (c) => {
    const letter = letters.get(c.req.param('id'));
    if (!letter) return c.notFound();
    return c.html(letterPage(letter), 200, pageHeaders);
  });
  rooms.get('/mail/:id/attachments/:index', (c) => {
    const attachment = letters.get(c.req.param('id'))?.attachments[Number(c.req.param('index'))];
    if (!attachment) return c.notFound();
    return c.body(new Uint8Array(Buffer.from(attachment.content, 'base64')), 200, {
      'content-type': attachment.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  });
  return rooms;
}

/** Whether the client prefers HTML to anything else. curl and fetch accept anything. */
function prefersHtml(accept = ''): boolean {
  const wishes = accept.split(',').map((wish) => {
    const [type = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
    return { type, quality: Number(quality ?? 1) };
  });
  const first = wishes.toSorted((a, b) => b.quality - a.quality)[0];
  return first?.type === 'text/html' || first?.type === 'application/xhtml+xml';
}

function listPage(letters: Letter[]) {
  return streetPage(
    'Mailbox',
    '/mail',
    html`<div class="head">
        <div>
          <h1>Mailbox</h1>
          <p class="lead">
            Every letter that the shop sends lands here, whoever it is for. Nothing leaves this machine.
          </p>
        </div>
        ${
          letters.length > 0
            ? html`<form method="post" action="/mail/empty"><button>Empty the mailbox</button></form>`
            : ''
        }
      </div>
      ${
        letters.length === 0
          ? html`<div class="empty">
              <h2>No letters yet</h2>
              <p>Sign up or order a book in the shop, then reload this page.</p>
            </div>`
          : html`<ol class="letters">
              ${letters.map(listLine)}
            </ol>`
      }`,
  );
}

function listLine(letter: Letter) {
  return html`<li>
    <a href="/mail/${letter.id}">
      <strong>${letter.subject || '(no subject)'}</strong>
      <time datetime="${letter.date}">${shownTime(Date.parse(letter.date))}</time>
      <span>to ${letter.to}</span>
      <span class="peek">${letter.text.slice(0, 200)}</span>
    </a>
  </li>`;
}

function letterPage(letter: Letter) {
  return streetPage(
    letter.subject || 'Letter',
    '/mail',
    html`<p><a href="/mail">← All letters</a></p>
      <h1>${letter.subject || '(no subject)'}</h1>
      <dl class="facts">
        <dt>To</dt>
        <dd>${letter.to}</dd>
        <dt>From</dt>
        <dd>${letter.from}</dd>
        <dt>Arrived</dt>
        <dd>${shownTime(Date.parse(letter.date))}</dd>
        ${
          letter.messageId
            ? html`<dt>Message-ID</dt>
                <dd><code>${letter.messageId}</code></dd>`
            : ''
        }
        ${
          letter.attachments.length > 0
            ? html`<dt>Attached</dt>
                <dd>
                  ${letter.attachments.map(
                    (each, index) =>
                      html`<a href="/mail/${letter.id}/attachments/${index}" download="${each.name}"
                        >${each.name}</a
                      > `,
                  )}
                </dd>`
            : ''
        }
      </dl>
      ${
        letter.html
          ? html`<iframe
              class="letter"
              title="The letter"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcdoc="${framed(letter)}"
            ></iframe>`
          : ''
      }
      ${
        letter.html
          ? html`<details>
              <summary>As plain text</summary>
              <div class="plain">${linked(letter.text)}</div>
            </details>`
          : html`<div class="card plain">${linked(letter.text)}</div>`
      }`,
  );
}

/** The HTML part with its own pictures embedded. Its links open outside the frame. */
function framed(letter: Letter): string {
  const withPictures = letter.attachments.reduce(
    (text, each) =>
      each.contentId
        ? text.replaceAll(`cid:${each.contentId}`, `data:${each.type};base64,${each.content}`)
        : text,
    letter.html,
  );
  return `<!doctype html><base target="_blank">${withPictures.replace(/^\s*<!doctype[^>]*>/i, '')}`;
}

function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"')]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
    );
}
