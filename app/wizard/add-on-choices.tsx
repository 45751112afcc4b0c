import { addOnsFor } from '../pricing/add-ons-for.ts';
import { ADD_ON_IDS, ADD_ONS, type AddOnId } from '../pricing/price-list.ts';
import { rupees } from '../pricing/rupees.ts';
import { useDraft } from './use-draft.ts';

/** Extras, each with its price, none ticked for the customer. */
export function AddOnChoices() {
  const { draft, update } = useDraft();
  const offered = draft.format ? addOnsFor([draft.format]) : ADD_ON_IDS;
  const toggle = (id: AddOnId, wanted: boolean) =>
    update({ addOns: ADD_ON_IDS.filter((each) => (each === id ? wanted : draft.addOns.includes(each))) });
  return (
    <fieldset>
      <legend className="mb-2 font-display text-xl font-bold">Extras, if you like</legend>
      <div className="panel-quiet divide-y-2 divide-line-soft">
        {offered.map((id) => (
          <label key={id} className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2.5">
            <input
              type="checkbox"
              checked={draft.addOns.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
              className="choice-mark mt-0"
            />
            <span className="flex-1 leading-snug">{ADD_ONS[id].name}</span>
            <span className="tabular">{rupees(ADD_ONS[id].price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
