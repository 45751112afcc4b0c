/** The message for somebody who guessed too often. */
export function tooManyTries(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  return `Too many tries. Please wait ${minutes} minute${minutes === 1 ? '' : 's'} and try again.`;
}
