import { expect, it } from 'vitest';
import { advisoryProblems, type Lock } from './advisories.ts';

const row = (range: string, decided: string) => `| \`hono\` | \`${range}\` | GHSA-1 | words | ${decided} |`;
const lock = (version: string): Lock => ({
  packages: {
    '': { dependencies: { hono: version } },
    'node_modules/hono': { version },
    'node_modules/x/node_modules/hono': { version: '4.20.0' },
  },
});

it.each([
  ['4.12.9', '< 4.12.14', 'mended', ['hono 4.12.9 is < 4.12.14']],
  ['4.12.14', '< 4.12.14', 'mended', []],
  ['4.12.14', '<= 4.12.14', 'mended', ['hono 4.12.14 is <= 4.12.14']],
  ['4.12.9', '< 4.12.14', 'accepted: no page uses it', []],
  ['4.9.9', '>= 4.10.0 < 4.12.14', 'mended', []],
  ['4.11.0', '>= 4.10.0 < 4.12.14', 'mended', ['hono 4.11.0 is >= 4.10.0 < 4.12.14']],
])('with %s locked and an advisory about %s (%s) says %j', (version, range, decided, problems) => {
  expect(advisoryProblems(row(range, decided), lock(version))).toEqual(problems);
});

it('says what nobody looked up, what is not installed any more, and that it read nothing', () => {
  const more = lock('4.20.0');
  more.packages['']!.dependencies!['pg'] = '8.0.0';
  expect(advisoryProblems(row('< 4.0.0', 'mended'), more)).toEqual([
    'pg is a dependency that nobody looked up',
  ]);
  expect(advisoryProblems(row('< 4.0.0', 'mended'), { packages: {} })).toEqual([
    'hono is in no lock file any more',
  ]);
  expect(advisoryProblems('', more)).toEqual(['no advisory was read: the check is broken']);
});
