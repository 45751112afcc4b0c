/** Prints what a check found and ends the process with failure when there is anything. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
