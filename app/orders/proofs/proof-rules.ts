export const LONGEST_NOTE = 500;
/** One parent pins a few; nobody needs more on one proof. */
export const MOST_NOTES = 60;

/** The dates of a proof. */
export interface ProofDates {
  dueAt: Date;
  approvedAt: Date | null;
  changesAskedAt: Date | null;
  withdrawnAt: Date | null;
}

/** Where a proof stands: `open` while its parent may answer. */
export type ProofState = 'open' | 'approved' | 'notes' | 'withdrawn';

export function proofState({ approvedAt, changesAskedAt, withdrawnAt }: ProofDates): ProofState {
  if (withdrawnAt) return 'withdrawn';
  if (approvedAt) return 'approved';
  return changesAskedAt ? 'notes' : 'open';
}

/** One round of changes is included: notes may be pinned until they were handed in once. */
export function mayPinNotes(proofs: readonly ProofDates[]): boolean {
  return proofs.every((proof) => proofState(proof) !== 'notes');
}

/** What the shop does with an unanswered proof. Notes that were pinned but never handed in are kept. */
export function outcomeWhenDue(notes: number): 'approved' | 'notes' {
  return notes > 0 ? 'notes' : 'approved';
}

/** How long is left, for staff. */
export function dueWords(dueAt: Date, at: Date): string {
  const minutes = Math.ceil((dueAt.getTime() - at.getTime()) / 60_000);
  if (minutes <= 0) return 'Proof due now';
  if (minutes < 60) return `Proof due in ${minutes} min`;
  return `Proof due in ${Math.ceil(minutes / 60)} h`;
}

/** A page as notes name it. */
export function pageName(page: number): string {
  return page === 0 ? 'Cover' : `Page ${page}`;
}
