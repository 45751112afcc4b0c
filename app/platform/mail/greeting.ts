/**
 * How a letter begins. Of the name only a plain first word is repeated: a letter may go to an address that
 * somebody else typed, and the shop carries no stranger's words there.
 */
export function greeting(fullName: string): string {
  const first = fullName.split(/\s/)[0] ?? '';
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `Namaste ${first},` : 'Namaste,';
}
