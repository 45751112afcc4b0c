/**
 * The longest texts of a book, in letters. The limits are the same from the field to the page; those of names
 * and titles come from the workshop.
 */
export const LONGEST = {
  characterName: 40,
  customTitle: 80,
  customMessage: 600,
  customStory: 4000,
} as const;

/** How much of a text a field and a device hold. A text over its limit is not cut: the parent is told. */
export const mostTyped = (field: keyof typeof LONGEST): number => 4 * LONGEST[field];
