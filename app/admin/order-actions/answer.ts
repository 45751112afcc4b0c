/** The result of a staff action: done, refused, or with fields to correct. */
export type Answer = { done: string } | { refused: string } | { wrong: Record<string, string> };
