import { useEffect, useState } from 'react';
import { Button } from '../../ui/parts/button.tsx';

/** Marks the link by which the keyboard goes from order to order. */
export const ROW_LINK = 'data-row-link';
const STORAGE = 'nv.staff-keys';
/** The id of the field for searching. */
const SEARCH = 'orders-q';

/** Single-key shortcuts for frequent users. They can be switched off, for example for voice input. */
export function ListKeys() {
  const [on, setOn] = useState(areOn);
  useEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [on]);
  const turn = () => {
    localStorage.setItem(STORAGE, on ? 'off' : 'on');
    setOn(!on);
  };
  return (
    <p className="orders-keys no-print">
      {on && (
        <>
          <kbd>/</kbd> search <kbd>Esc</kbd> leave it <kbd>j</kbd> <kbd>k</kbd> next and previous{' '}
          <kbd>Enter</kbd> open
        </>
      )}
      <Button kind="quiet" onClick={turn} className="orders-small">
        {on ? 'Switch keys off' : 'Switch keys on'}
      </Button>
    </p>
  );
}

const areOn = () => typeof localStorage === 'undefined' || localStorage.getItem(STORAGE) !== 'off';

function pressed(event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.key === 'Escape' && target?.id === SEARCH) {
    event.preventDefault();
    target.blur();
  }
  if (target?.closest('input, select, textarea, dialog') || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (event.key === '/') {
    event.preventDefault();
    const search = document.querySelector<HTMLInputElement>(`#${SEARCH}`);
    search?.focus();
    search?.select();
  }
  if (event.key === 'j') step(1);
  if (event.key === 'k') step(-1);
}

function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
  const here = links.findIndex((link) => link === document.activeElement);
  const next = here === -1 ? 0 : here + by;
  links[next]?.focus();
}
