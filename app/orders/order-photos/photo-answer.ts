/** The outcome of a customer's action on the photo of an ordered book. */
export type PhotoAnswer = { done: string } | { refused: string };
