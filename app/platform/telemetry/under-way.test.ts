import { expect, it } from 'vitest';
import { remoteSpan } from './traces.server.ts';
import { requestIdFor } from './under-way.server.ts';

it.each([
  ['behind a proxy of our own', '5f1c0a9e7d2b4c6a8e0f1a2b3c4d5e6f', 1, true],
  ['without a proxy', '5f1c0a9e7d2b4c6a8e0f1a2b3c4d5e6f', 0, false],
  ['when it is too short', 'abc', 1, false],
  ['when it is too long', 'a'.repeat(65), 1, false],
  ['when it would break a line or a header', 'aaaaaaaaaaaaaaaa\n{"a":1}', 1, false],
  ['when there is none', undefined, 1, false],
])('a request’s id from outside counts %s or not', (_, given, hops, taken) => {
  expect(requestIdFor(given, hops) === given).toBe(taken);
});

it.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', true],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', false],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', false],
  ['01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', false],
  ['4bf92f3577b34da6a3ce929d0e0e4736', false],
  [undefined, false],
])('a trace that began elsewhere goes on: %s', (traceparent, taken) => {
  expect(remoteSpan(traceparent) !== undefined).toBe(taken);
});
