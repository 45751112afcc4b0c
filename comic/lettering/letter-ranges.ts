/** A set of letters as text: the lengths of gaps and ranges in turn, in base 36. It begins with a gap. */
export function writeRanges(codes: ReadonlySet<number>): string {
  const lengths: number[] = [];
  let end = 0;
  for (const code of [...codes].sort((a, b) => a - b)) {
    if (code === end && lengths.length > 0) lengths[lengths.length - 1]! += 1;
    else lengths.push(code - end, 1);
    end = code + 1;
  }
  return lengths.map((length) => length.toString(36)).join(' ');
}

/** Reads what `writeRanges` wrote. The result tells whether a letter is in the set. */
export function readRanges(text: string): (code: number) => boolean {
  const bounds: number[] = [];
  let bound = 0;
  for (const length of text.split(' ')) bounds.push((bound += parseInt(length, 36)));
  return (code) => bounds.findIndex((each) => each > code) % 2 === 1;
}
