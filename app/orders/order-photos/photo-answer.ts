/** What came of something that a customer did about the photo of an ordered book. */
export type PhotoAnswer = { done: string } | { refused: string };
