import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { DevServicesEnv } from '../trouble.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const sheets = ['fonts.css', 'dev-services.css', 'records.css', 'checkout.css', 'checkout-form.css'].map(
  (name) => ({
    name,
    type: 'text/css; charset=utf-8',
    content: readFileSync(new URL(name, import.meta.url)),
  }),
);

const fonts = [
  '@fontsource/mukta/files/mukta-latin-400-normal.woff2',
  '@fontsource/mukta/files/mukta-latin-600-normal.woff2',
  '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
  '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
  '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
  '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2',
].map((path) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  type: 'font/woff2',
  content: readFileSync(new URL(`../../node_modules/${path}`, import.meta.url)),
}));

/** Serves the style sheets and fonts of the dev services' pages and of the checkout window. */
export function lookRooms(): Hono<DevServicesEnv> {
  const rooms = new Hono<DevServicesEnv>();
  for (const { name, type, content } of [...sheets, ...fonts]) {
    rooms.get(`/look/${name}`, (c) =>
      c.body(new Uint8Array(content), 200, { 'content-type': type, 'cache-control': 'max-age=300' }),
    );
  }
  return rooms;
}

/** Headers of every page for people. No script runs on these pages. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src * data:; " +
    "frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const doors = [
  { href: '/', name: 'The street' },
  { href: '/mail', name: 'Mailbox' },
  { href: '/sandbox', name: 'Payment sandbox' },
];

/** A page of the dev services with its title, its section and its content. */
export function streetPage(title: string, door: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/look/dev-services.css" />
      </head>
      <body>
        <div class="top">
          <nav aria-label="The street">
            ${doors.map(
              ({ href, name }) =>
                html`<a href="${href}" ${href === door ? html`aria-current="true"` : ''}>${name}</a>`,
            )}
          </nav>
        </div>
        <main>${content}</main>
      </body>
    </html>`;
}

/** A date and time in the form that people in India use. */
export function shownTime(milliseconds: number): string {
  return new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  }).format(milliseconds);
}
