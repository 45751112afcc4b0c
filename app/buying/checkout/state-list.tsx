import { STATES } from '../../platform/india/states.ts';

/** For `list` of a field: the states are offered while somebody types. */
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
