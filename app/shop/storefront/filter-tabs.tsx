import type { KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import { CATEGORIES } from '../../buying/catalogue/sample-books.ts';
import { useMe } from '../../ui/layout/me.ts';

type CategoryId = (typeof CATEGORIES)[number]['id'];

/** The element that shows what is chosen. */
export const PANEL = 'books-shown';
const PARAMETER = 'books';

/** Which books to show. The choice is part of the address, so that Back returns to the same shelf. */
export function useChosenCategory(): [CategoryId, (id: CategoryId) => void] {
  const [search, setSearch] = useSearchParams();
  const inBrowser = useMe().state === 'ready';
  const written = inBrowser ? search.get(PARAMETER) : null;
  const chosen = CATEGORIES.find(({ id }) => id === written)?.id ?? 'all';
  const choose = (id: CategoryId) =>
    setSearch(id === 'all' ? {} : { [PARAMETER]: id }, { replace: true, preventScrollReset: true });
  return [chosen, choose];
}

/** One row of tabs, which slides on a phone. Arrow keys go from one to the next. */
export function FilterTabs({ chosen, onChoose }: { chosen: CategoryId; onChoose: (id: CategoryId) => void }) {
  const step = (event: KeyboardEvent<HTMLButtonElement>) => {
    const here = CATEGORIES.findIndex(({ id }) => id === chosen);
    const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
    if (there === undefined) return;
    event.preventDefault();
    const index = (there + CATEGORIES.length) % CATEGORIES.length;
    const id = CATEGORIES[index]?.id ?? 'all';
    document.getElementById(`tab-${id}`)?.focus();
    onChoose(id);
  };
  return (
    <div className="-mx-4 overflow-x-auto px-4 pt-1 pb-3 [scrollbar-width:none]">
      <div role="tablist" aria-label="Which books to show" className="flex w-max gap-3">
        {CATEGORIES.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={chosen === id}
            aria-controls={PANEL}
            tabIndex={chosen === id ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={step}
            className="button button-plain filter whitespace-nowrap"
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
