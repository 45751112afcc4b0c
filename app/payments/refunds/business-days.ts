const DAY_MS = 86_400_000;
const WEEKDAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', weekday: 'short' });

/** The same time of day after this many business days. Saturdays and Sundays in India do not count. */
export function businessDaysAfter(from: Date, days: number): Date {
  let day = from;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (!['Sat', 'Sun'].includes(WEEKDAY.format(day))) left -= 1;
  }
  return day;
}

/** The upper limit of a promise such as `5-7 business days`. */
export function mostDays(promise: string): number {
  const numbers = promise.match(/\d+/g)?.map(Number) ?? [];
  return Math.max(0, ...numbers);
}
