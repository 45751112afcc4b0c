import { Star } from 'lucide-react';

const MARKS = ['1', '2', '3', '4', '5'];

/** One to five stars or none, as radio buttons; the stars up to the chosen one are filled, also without scripts. */
export function Stars({ chosen = '', error }: { chosen?: string | undefined; error?: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? 'rating-error' : undefined}>
      <legend className="mb-1 font-display font-bold">Rating (optional)</legend>
      <div id="rating" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label className="order-last flex min-h-11 cursor-pointer items-center gap-2 text-base">
          <input
            type="radio"
            name="rating"
            value=""
            defaultChecked={!MARKS.includes(chosen)}
            className="choice-mark mt-0"
          />
          No rating
        </label>
        <div className="flex flex-wrap">
          {MARKS.map((mark) => (
            <label
              key={mark}
              className="star relative grid size-12 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-teal"
            >
              <input
                type="radio"
                name="rating"
                value={mark}
                defaultChecked={chosen === mark}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="sr-only">{mark === '1' ? '1 star' : `${mark} stars`}</span>
              <Star
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-9 fill-transparent [.star:has(:checked)>&]:fill-saffron [.star:has(~.star_:checked)>&]:fill-saffron"
              />
            </label>
          ))}
        </div>
      </div>
      {error && (
        <p id="rating-error" className="mt-1 text-base font-bold text-crimson">
          {error}
        </p>
      )}
    </fieldset>
  );
}
