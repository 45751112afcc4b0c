const FORMAT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
});

/** The day on which a photo leaves, such as `24 November`. @param iso its moment as ISO text. */
export function photoDay(iso: string): string {
  return FORMAT.format(new Date(iso));
}
