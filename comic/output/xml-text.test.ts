import { expect, it } from 'vitest';
import { escapeText } from './xml-text.ts';

it.each([
  ['a\uD800b', 'a\uFFFDb'],
  ['Ved\u0000\u0008\u000B\u001F\u0085\uFFFE!', 'Ved!'],
  ['one\ttwo\nthree', 'one\ttwo\nthree'],
  [`<b a='1'>&"`, '&#60;b a=&#39;1&#39;&#62;&#38;&#34;'],
  ['अर्जुन 🦄', 'अर्जुन 🦄'],
])('%j stands in XML as %j', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});
