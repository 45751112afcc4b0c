import { expect, it } from 'vitest';
import { bookSchema } from './book.schema.ts';
import { asStoryNotes, customStoryOf, customText, markOf } from './custom-story.ts';

const told = { id: 'x', title: 'The shop’s', template: 'Once {name} came.' };

it('tells the parent’s own words before the shop’s, and the built-in story without any', () => {
  expect(customText('Mine.', told)).toBe('Mine.');
  expect(customText(' \n', told)).toBe(told.template);
  expect(customText(null, undefined)).toBeNull();
});

it('looks at the notes of these words only', () => {
  const storyNotes = { of: markOf('Mine.'), notes: [{ beat: 0, place: 'cave' }] };
  expect(customStoryOf('Mine.', { storyNotes })).toEqual({ text: 'Mine.', notes: storyNotes.notes });
  expect(customStoryOf('Mine!', { storyNotes })).toEqual({ text: 'Mine!' });
});

it('keeps what is whole of stored notes', () => {
  expect(
    asStoryNotes({ of: '5-a', notes: [{ beat: 1, place: 'cave', pose: 7 }, { beat: -1 }, null] }),
  ).toEqual({
    of: '5-a',
    notes: [{ beat: 1, place: 'cave' }],
  });
  expect(asStoryNotes('no')).toBeNull();
});

const book = { story: 'space-explorer', format: 'digital', characterName: 'Mira' };

it.each([
  ['a'.repeat(4001), 'A book has room for 4,000 letters; this has 4,001. Please shorten it a little.'],
  ['Once வணக்கம்', 'Our books have English and Hindi letters; “வணக்கம்” cannot be printed yet.'],
])('says before it is paid what keeps a story from becoming a book', (customStory, message) => {
  expect(bookSchema.safeParse({ ...book, customStory }).error?.issues[0]?.message).toBe(message);
});

it('takes emoji, Hindi and blank stories', () => {
  expect(bookSchema.parse({ ...book, customStory: 'एक दिन 🎂 came.' }).customStory).toBe('एक दिन 🎂 came.');
  expect(bookSchema.parse({ ...book, customStory: '  ' }).customStory).toBeNull();
});
