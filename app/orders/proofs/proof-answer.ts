/** What came of a parent's answer to a proof. */
export type ProofAnswer =
  | { done: 'approved' | 'handed in' | 'pinned' | 'removed' }
  | { refused: string }
  | { wrong: string };
