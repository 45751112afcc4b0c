import { expect, it } from 'vitest';
import { StoreDown } from '../platform/files.server.ts';
import { isPassing } from './passing-failure.server.ts';

const coded = (code: unknown) => Object.assign(new Error('…'), { code });

it.each([
  ['a full disk', coded('ENOSPC'), true],
  [
    'a full disk of the database, behind its query',
    new Error('Failed query', { cause: coded('53100') }),
    true,
  ],
  ['a database that starts', coded('57P03'), true],
  ['an object store that does not answer', new StoreDown('…'), true],
  ['a row that is there already', new Error('Failed query', { cause: coded('23505') }), false],
  ['a mistake in the code', new TypeError('undefined is not a function'), false],
  ['what is no error', 'ENOSPC', false],
])('%s', (_, error, passing) => expect(isPassing(error)).toBe(passing));
