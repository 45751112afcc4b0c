export const LONGEST_NOTE = 500;
/** Far more notes than a parent needs on one proof. */
export const MOST_NOTES = 60;

/** The dates of a proof. */
export interface ProofDates {
  dueAt: Date;
  approvedAt: Date | null;
  changesAskedAt: Date | null;
  withdrawnAt: Date | null;
}

/** The state of a proof: `open` while its parent may answer. */
export type ProofState = 'open' | 'approved' | 'notes' | 'withdrawn';

export function proofState({ approvedAt, changesAskedAt, withdrawnAt }: ProofDates): ProofState {
  if (withdrawnAt) return 'withdrawn';
  if (approvedAt) return 'approved';
  return changesAskedAt ? 'notes' : 'open';
}

/** Whether notes may be pinned. One round of changes is included, so not after notes were handed in once. */
export function mayPinNotes(proofs: readonly ProofDates[]): boolean {
  return proofs.every((proof) => proofState(proof) !== 'notes');
}

/** What the shop does with an unanswered proof. Notes that were pinned but never handed in are kept. */
export function outcomeWhenDue(notes: number): 'approved' | 'notes' {
  return notes > 0 ? 'notes' : 'approved';
}

/** The time left until the proof is due, in words for staff. */
export function dueWords(dueAt: Date, at: Date): string {
  const minutes = Math.ceil((dueAt.getTime() - at.getTime()) / 60_000);
  if (minutes <= 0) return 'Proof due now';
  if (minutes < 60) return `Proof due in ${minutes} min`;
  return `Proof due in ${Math.ceil(minutes / 60)} h`;
}

/** The name of a page in notes; 0 is the cover. */
export function pageName(page: number): string {
  return page === 0 ? 'Cover' : `Page ${page}`;
}
