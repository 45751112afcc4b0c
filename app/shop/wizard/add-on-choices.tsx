import { AddOnList } from '../../buying/pricing/add-on-list.tsx';
import { useDraft } from '../wizard-draft/use-draft.ts';

/** Extras, none ticked for the customer. */
export function AddOnChoices() {
  const { draft, update } = useDraft();
  return (
    <AddOnList
      formats={[draft.format ?? 'print']}
      chosen={draft.addOns}
      onChange={(addOns) => update({ addOns })}
    />
  );
}
