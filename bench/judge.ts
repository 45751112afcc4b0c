/**
 * Prints whether a figure met its goal.
 * @returns whether it did.
 */
export function judge(what: string, value: number, how: 'at most' | 'at least', goal: number): boolean {
  const met = how === 'at most' ? value <= goal : value >= goal;
  console.log(
    `${met ? 'met   ' : 'MISSED'}  ${what.padEnd(44)} ${value.toFixed(3).padStart(10)}  ${how} ${goal}`,
  );
  return met;
}
