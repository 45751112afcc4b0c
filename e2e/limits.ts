/** For work in separate processes: drawing a hero or a book, checking a story, drawing every page again. */
export const AT_LENGTH = { timeout: 180_000 };
