import { describe, expect, it } from 'vitest';
import { attachmentNamed } from './copy-name.ts';

describe('the file name of a digital copy', () => {
  it.each([
    ['Superhero Adventure - Mira', 'Superhero Adventure - Mira', 'Superhero%20Adventure%20-%20Mira'],
    ['अर्जुन', 'Book', encodeURIComponent('अर्जुन')],
    ['../../etc/passwd', 'etc passwd', 'etc%20passwd'],
    ['a"; filename="evil.exe\r\nX: 1', 'a filename evil exe X 1', 'a%20filename%20evil%20exe%20X%201'],
    ['Asha’s star', 'Asha s star', 'Asha%E2%80%99s%20star'],
    ['🦁', 'Book', 'Book'],
  ])('%j', (title, plain, encoded) =>
    expect(attachmentNamed(title)).toBe(
      `attachment; filename="${plain}.pdf"; filename*=UTF-8''${encoded}.pdf`,
    ),
  );

  it('is cut to a length every disk takes, and stays whole letters', () => {
    const header = attachmentNamed('𝒜'.repeat(300));
    expect(header.length).toBeLessThan(1_200);
    expect(() => decodeURIComponent(header.split("''")[1] ?? '%')).not.toThrow();
  });
});
