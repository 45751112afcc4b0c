import { FORMAT_NAME, type Format, FORMATS } from '../../books/book/formats.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { DELIVERY } from '../../platform/facts/facts.ts';
import { Unbroken } from '../../ui/parts/unbroken.tsx';

const NOTE: Record<Format, string> = {
  digital: 'A file to read on any screen and to print at home.',
  print: `A printed book at your door in ${DELIVERY.promise}.`,
  combo: 'Read it at once, hold the printed one soon after.',
};

/** The three formats with what one book costs in each. */
export function FormatChoice({
  prices,
  chosen,
  onChoose,
}: {
  prices: Record<Format, number>;
  chosen: Format | null;
  onChoose: (format: Format) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-display font-bold">Format</legend>
      <div className="grid gap-3">
        {FORMATS.map((format) => (
          <label key={format} className="choice-card panel flex items-start gap-3 px-4 py-3">
            <input
              type="radio"
              name="format"
              value={format}
              checked={chosen === format}
              onChange={() => onChoose(format)}
              className="choice-mark"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-display text-lg/snug font-bold">{FORMAT_NAME[format]}</span>
              <span className="block text-base/snug text-ink-soft">
                <Unbroken>{NOTE[format]}</Unbroken>
              </span>
            </span>
            <span className="tabular font-display text-xl font-extrabold">{rupees(prices[format])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
