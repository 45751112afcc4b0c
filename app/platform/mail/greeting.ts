/**
 * How a letter begins. It repeats only the first word of a name, and only a plain one: a letter may go to an
 * address that somebody else typed, and the shop must not carry a stranger's words there.
 */
export function greeting(fullName: string): string {
  const first = fullName.split(/\s/)[0] ?? '';
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `Namaste ${first},` : 'Namaste,';
}
