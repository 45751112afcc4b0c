/**
 * A text as the words by which it is found: small letters, without punctuation. Apostrophes join, `O'Brien` is
 * `obrien`; everything else that is no letter or digit parts.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/['’]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The digits of a phone number as it is dialled inside India, however it was typed. */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.trim().startsWith('+91') || (digits.length === 12 && digits.startsWith('91')))
    return digits.slice(2);
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}
