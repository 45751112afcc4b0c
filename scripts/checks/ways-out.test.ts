import { describe, expect, it } from 'vitest';
import { waysOut } from './ways-out.ts';

describe('a file of the shop', () => {
  it.each([
    ['app/platform/mail/post.server.ts', 'const answer = await fetch(given.url);'],
    ['app/buying/cart/add.ts', 'export async function action() { return fetch(address); }'],
    ['app/buying/cart/button.tsx', "void fetch('https://elsewhere.example/');"],
    ['app/buying/cart/cart.server.ts', "import { request } from 'node:https';\nrequest();"],
    ['app/buying/cart/cart.server.ts', "import net, { isIP } from 'node:net';\nnet.connect(1);"],
    ['app/buying/cart/cart.server.ts', "const { request } = await import('node:http');"],
    ['app/buying/cart/cart.server.ts', "await import('@opentelemetry/exporter-trace-otlp-http');"],
    ['app/buying/cart/cart.server.ts', "import pg from 'pg';\nnew pg.Client();"],
  ])('has no way out of its own: %s %s', (file, text) => {
    expect(waysOut(file, text)).toHaveLength(1);
  });

  it.each([
    ['app/buying/cart/button.tsx', "void fetch('/api/cart');"],
    ['server.ts', "import type { Server } from 'node:http';"],
    ['app/admin/metrics/metrics-server.server.ts', "import { createServer } from 'node:http';"],
    ['app/platform/http/clients.server.ts', "import { isIP } from 'node:net';"],
    ['app/web.server.ts', 'return site.fetch(request);'],
    ['app/platform/boot/open-runtime.server.ts', "import pg from 'pg';"],
  ])('may do this: %s %s', (file, text) => {
    expect(waysOut(file, text)).toEqual([]);
  });
});
