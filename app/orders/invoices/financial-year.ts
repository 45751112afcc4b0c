/** Five and a half hours: India has no summer time. */
const INDIA_MS = 5.5 * 3_600_000;

/** The Indian financial year of a moment, April to March, as it stands in a number: `26-27`. */
export function financialYear(at: Date): string {
  const day = new Date(at.getTime() + INDIA_MS);
  const begins = day.getUTCMonth() >= 3 ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return `${two(begins)}-${two(begins + 1)}`;
}

const two = (year: number): string => String(year % 100).padStart(2, '0');
