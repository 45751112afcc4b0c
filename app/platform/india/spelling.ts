/**
 * Whether at most `most` changes turn one word into the other: a letter left out, added, replaced, or swapped
 * with the next. Stops as soon as the words differ by more.
 */
export function withinDistance(one: string, other: string, most: number): boolean {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = b.map((_, index) => index).concat(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row[b.length] ?? 0) <= most;
}
