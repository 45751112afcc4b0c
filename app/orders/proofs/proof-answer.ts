/** The outcome of a parent's action on a proof. */
export type ProofAnswer =
  | { done: 'approved' | 'handed in' | 'pinned' | 'removed' }
  | { refused: string }
  | { wrong: string };
