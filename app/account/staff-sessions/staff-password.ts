export const SHORTEST_STAFF_PASSWORD = 12;
const LONGEST = 200;

/** What is wrong with a new staff password, in words for whoever chose it; null when nothing is. */
export function staffPasswordProblem(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < SHORTEST_STAFF_PASSWORD)
    return `Please use at least ${SHORTEST_STAFF_PASSWORD} characters. Three or four words make a good one.`;
  if (length > LONGEST) return `Please stay under ${LONGEST} characters.`;
  if (
    password.toLowerCase().includes(email.split('@')[0]!.toLowerCase()) &&
    length < 2 * SHORTEST_STAFF_PASSWORD
  )
    return 'Please leave your e-mail name out of it.';
  if (new Set(password).size < 5) return 'Please use more than four different characters.';
  return null;
}
