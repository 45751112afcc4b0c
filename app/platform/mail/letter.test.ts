import { describe, expect, it } from 'vitest';
import { drawLetter } from './letter.tsx';
import type { LetterWords } from './letter-words.ts';

const WORDS: LetterWords = {
  shopUrl: 'https://shop.example',
  subject: 'Your book',
  preview: 'It is on its way.',
  heading: 'On its way',
  parts: [
    { kind: 'text', text: 'Namaste <Asha> & "Co",' },
    { kind: 'action', label: 'Follow the order', url: 'https://shop.example/orders?a=1&b=2' },
    { kind: 'facts', title: 'Where it goes', facts: [['Address', '4 MG Road\nPune']] },
    {
      kind: 'bill',
      title: 'What you bought',
      items: [{ title: 'Space Explorer', details: ['Physical Copy × 1', 'For Veer'], amount: '₹799' }],
      sums: [
        { label: 'Discount', amount: '−₹80' },
        { label: 'Total', amount: '₹719', total: true },
      ],
    },
    { kind: 'note', text: 'Keep this letter.' },
  ],
};

describe('a letter', () => {
  it('says the same as a web page and as plain text', () => {
    const { subject, html, text } = drawLetter(WORDS);
    expect(subject).toBe('Your book');
    const everything = [
      'On its way',
      'Follow the order',
      'Where it goes',
      '4 MG Road',
      'Pune',
      'Space Explorer',
    ].concat([
      'Physical Copy × 1',
      'For Veer',
      '₹799',
      'Discount',
      '−₹80',
      'Total',
      '₹719',
      'Keep this letter.',
    ]);
    for (const words of everything) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(html).toContain('It is on its way.');
    expect(text).toBe(`On its way

Namaste <Asha> & "Co",

Follow the order:
https://shop.example/orders?a=1&b=2

Where it goes
  Address: 4 MG Road
    Pune

What you bought
  Space Explorer: ₹799
    Physical Copy × 1
    For Veer
  Discount: −₹80
  Total: ₹719

Keep this letter.

-- 
Nanhe Veer
https://shop.example
`);
  });

  it('never lets words become markup', () => {
    const { html } = drawLetter({
      ...WORDS,
      heading: '</h1><script>alert(1)</script>',
      parts: [{ kind: 'facts', title: '"><img src=x>', facts: [['<b>', '{{7*7}}']] }],
    });
    expect(html).not.toMatch(/<script|<img src=x|<b>/);
    expect(drawLetter(WORDS).html).toContain('Namaste &lt;Asha&gt; &amp; &quot;Co&quot;,');
  });

  it('asks the web for the logo and for pictures of books only, the same address for every reader', () => {
    const [item] = [
      { title: 'Thor', details: [], amount: '₹799', picture: 'https://shop.example/covers/thor.jpg' },
    ];
    const { html } = drawLetter({
      ...WORDS,
      world: '#2f62d9',
      parts: [{ kind: 'bill', title: 'Books', items: [item!], sums: [] }],
    });
    expect(html).not.toMatch(/<(script|link|iframe|style)\b|url\(/);
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([picture]) => picture);
    expect(pictures.map((picture) => /src="(.*?)"/.exec(picture)?.[1])).toEqual([
      'https://shop.example/pictures/logo.png',
      'https://shop.example/covers/thor.jpg',
    ]);
    expect(pictures[0]).toContain('alt="Nanhe Veer"');
    expect(pictures[1]).toContain('alt=""');
    expect(html).toContain('#2f62d9');
  });
});
