/** The longest words of a book, the same from the field to the page: those of names and titles are the workshop's own. */
export const LONGEST = {
  characterName: 40,
  customTitle: 80,
  customMessage: 600,
  customStory: 4000,
} as const;

/** What a field holds and a device keeps of words that are too long: they are never cut, their parent is told. */
export const mostTyped = (field: keyof typeof LONGEST): number => 4 * LONGEST[field];
