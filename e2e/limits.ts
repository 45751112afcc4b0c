/** For what takes processes of their own: drawing a hero or a book, checking a story, drawing every page anew. */
export const AT_LENGTH = { timeout: 180_000 };
