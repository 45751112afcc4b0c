import { expect, it } from 'vitest';
import { plainCode, plainDigits, plainEmail, plainLine } from './plain-line.ts';
import { searchWords } from './search-words.ts';

it('reads the digits of every script', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) =>
    new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
      .format(1_234_567_890)
      .normalize('NFKC'),
  );
  const written = systems.filter((text) => /^\p{Nd}+$/u.test(text));
  expect(written.length).toBeGreaterThan(40);
  expect(new Set(written.map(plainDigits))).toEqual(new Set(['1234567890']));
});

it.each([
  ['HARSHI10\u200B', 'HARSHI10'],
  ['\uFEFFHAR\u00ADSHI10\u200D', 'HARSHI10'],
  ['ＨＡＲＳＨＩ１０', 'HARSHI10'],
  ['𝐇𝐀𝐑𝐒𝐇𝐈𝟏𝟎', 'HARSHI10'],
  ['harshi\u00A010 ', 'harshi10'],
  ['DIWALI–26', 'DIWALI-26'],
  ['५६० ००३', '560003'],
  ['௫௬௦௦௦௩', '560003'],
])('the code %j is %s', (typed, code) => {
  expect(plainCode(typed)).toBe(code);
});

it('puts thousands of marks on one letter into their order in no time', () => {
  const begun = performance.now();
  for (const marks of ['\u0315'.repeat(15_000) + '\u0316'.repeat(15_000), '\u0315\uFF9E'.repeat(15_000)]) {
    plainLine(`a${marks}`);
    searchWords(`a${marks}`);
  }
  expect(performance.now() - begun).toBeLessThan(200);
});

it('leaves the blanks of a line, and lays an address out as accounts keep it', () => {
  expect(plainLine(' ＋９１　९८४५०\u200312345')).toBe('+91 98450 12345');
  expect(plainEmail('\u200EAsha.Rao＠Example.in\u00A0')).toBe('asha.rao@example.in');
});
