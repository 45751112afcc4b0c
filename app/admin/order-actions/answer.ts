/** What came of something that staff did: it is done, it was refused, or fields of the form are to be mended. */
export type Answer = { done: string } | { refused: string } | { wrong: Record<string, string> };
