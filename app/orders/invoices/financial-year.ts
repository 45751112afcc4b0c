/** India is five and a half hours ahead of UTC all year; it has no daylight saving time. */
const INDIA_MS = 5.5 * 3_600_000;

/** The Indian financial year (April to March) of a moment, as invoice numbers contain it: `26-27`. */
export function financialYear(at: Date): string {
  const day = new Date(at.getTime() + INDIA_MS);
  const begins = day.getUTCMonth() >= 3 ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return `${two(begins)}-${two(begins + 1)}`;
}

const two = (year: number): string => String(year % 100).padStart(2, '0');
