import { expect, it } from 'vitest';
import { bookSchema } from './checkout.schema.ts';

const BOOK = { story: 'space-explorer', format: 'digital', characterName: 'Mira' };
const WORDS = ['characterName', 'customTitle', 'customMessage', 'customStory'] as const;

it.each(['ஆதித்யா', 'অর্জুন', 'અર્જુન', 'అర్జున్', 'مريم', '明', 'Arjun অ', 'Міра'])(
  'says at the field that %s cannot be printed',
  (text) => {
    for (const field of WORDS) {
      const [issue, ...more] = bookSchema.safeParse({ ...BOOK, [field]: text }).error?.issues ?? [];
      expect([issue?.path, more]).toEqual([[field], []]);
      expect(issue?.message).toMatch(
        /^Our books have English and Hindi letters; “[^A-Za-z ]+” cannot be printed yet\.$/,
      );
    }
  },
);

it.each(['🦄', ' 🦁🦁 ', '👩🏽‍🚀', '❤️'])(
  'says at the name that nothing of %s can be printed',
  (characterName) => {
    expect(bookSchema.safeParse({ ...BOOK, characterName }).error?.issues).toMatchObject([
      {
        path: ['characterName'],
        message: 'Emoji cannot be printed: in the book the name would read “Hero”. Type a name in letters.',
      },
    ]);
    expect(bookSchema.parse({ ...BOOK, customMessage: '🦄' })).toMatchObject({ customMessage: '🦄' });
  },
);

it.each([
  'Jo',
  'अर्जुन',
  'क्षितिज श्रीवास्तव',
  'Śrī-Lakshmī d’Souza',
  'Ved 🚀',
  'e\u0301lan',
  'Mira 2',
  'W'.repeat(28),
])('takes the name %s', (name) => {
  for (const field of WORDS)
    expect(bookSchema.parse({ ...BOOK, [field]: name })).toMatchObject({ [field]: name });
});
