/**
 * The text of a JSON object, piece by piece: a value that is an async list is written as it comes, and is never held as a
 * whole.
 */
export async function* jsonText(object: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{';
  for (const [key, value] of Object.entries(object)) {
    yield `${before}\n  ${JSON.stringify(key)}: `;
    before = ',';
    if (isAsyncList(value)) yield* listText(value);
    else yield indented(value, '  ');
  }
  yield before === '{' ? '{}' : '\n}';
}

async function* listText(list: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const each of list) {
    yield `${before}\n    ${indented(each, '    ')}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n  ]';
}

const indented = (value: unknown, by: string): string =>
  (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${by}`);

const isAsyncList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
