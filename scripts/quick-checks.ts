/** What is checked without a test, each with its name and its command: the gate runs these, and so does `npm run check`. */
export const QUICK_CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['boundaries', 'node', 'scripts/check-boundaries.ts'],
  ['routes declare their audience', 'node', 'scripts/check-audiences.ts'],
  ['specification and promises have their tests', 'node', 'scripts/check-proofs.ts'],
  ['lint', 'oxlint', '--deny-warnings'],
  ['format', 'oxfmt', '--check', '.'],
];
