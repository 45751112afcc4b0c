import { STATES } from '../../platform/india/states.ts';

/** The value for a field's `list` attribute, so that the browser suggests states while somebody types. */
export const STATE_LIST = 'states-of-india';

export function StateList() {
  return (
    <datalist id={STATE_LIST}>
      {STATES.map(({ code, name }) => (
        <option key={code}>{name}</option>
      ))}
    </datalist>
  );
}
