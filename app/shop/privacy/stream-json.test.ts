import { expect, it } from 'vitest';
import { jsonText } from './stream-json.ts';

async function* list(...values: unknown[]) {
  yield* values;
}

it.each([
  {},
  { a: 1 },
  { a: null, b: 'line\nbreak "quoted"', at: new Date(0) },
  { none: [], some: [1, { deep: ['x'] }] },
])('%j is written as JSON.stringify writes it', async (object) => {
  const parts: string[] = [];
  const asLists = Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, Array.isArray(value) ? list(...value) : value]),
  );
  for await (const part of jsonText(asLists)) parts.push(part);
  expect(parts.join('')).toBe(JSON.stringify(object, null, 2));
});
