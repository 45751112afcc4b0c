import { addOnNote, addOnsFor } from './add-ons-for.ts';
import { ADD_ON_IDS, ADD_ONS, type AddOnId } from './price-list.ts';
import type { Format } from '../../books/book/formats.ts';
import { rupees } from './rupees.ts';

/**
 * The add-ons that can be chosen, each with its price.
 * @param formats of the books that they go with.
 * @param first the name of the first book when there are several.
 */
export function AddOnList({
  formats,
  first,
  chosen,
  onChange,
}: {
  formats: readonly Format[];
  first?: string | undefined;
  chosen: readonly AddOnId[];
  onChange: (chosen: AddOnId[]) => void;
}) {
  const toggle = (id: AddOnId, wanted: boolean) =>
    onChange(ADD_ON_IDS.filter((each) => (each === id ? wanted : chosen.includes(each))));
  return (
    <fieldset>
      <legend className="mb-2 font-display text-xl font-bold">Extras, if you like</legend>
      <div className="panel-quiet divide-y-2 divide-line-soft">
        {addOnsFor(formats).map((id) => (
          <label key={id} className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2.5">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
              className="choice-mark mt-0"
            />
            <span className="flex-1 leading-snug">
              {ADD_ONS[id].name}
              <span className="block text-base/snug text-ink-soft empty:hidden">
                {addOnNote(id, formats, first)}
              </span>
            </span>
            <span className="tabular">{rupees(ADD_ONS[id].price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
