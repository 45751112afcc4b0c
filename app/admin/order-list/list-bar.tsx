import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { Search } from 'lucide-react';
import { WIZARD_BOOK_TITLE } from '../../buying/checkout/wizard-line.ts';
import { STAGE_NAMES } from '../../orders/orders/stages.ts';
import { FORMAT_NAME } from '../../books/book/formats.ts';
import { SAMPLE_BOOKS } from '../../buying/catalogue/sample-books.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Tick } from '../../ui/parts/tick.tsx';
import { isFiltered, type ListFilters } from './list-filters.ts';

const STORIES: Readonly<Record<string, string>> = {
  ...WIZARD_BOOK_TITLE,
  ...Object.fromEntries(SAMPLE_BOOKS.map(({ productId, title }) => [productId, title])),
};

/** Search and filters. A choice counts at once, words when Enter is pressed. */
export function ListBar({ filters, view }: { filters: ListFilters; view: 'list' | 'board' }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useFieldsLikeAddress(form, filters);
  const [open, setOpen] = useState(false);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    if ((event.target as HTMLInputElement).name === 'q') return;
    void submit(withoutEmpty(event.currentTarget), { replace: true, preventScrollReset: true });
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(withoutEmpty(event.currentTarget));
  };
  const stories =
    filters.story && !(filters.story in STORIES) ? { ...STORIES, [filters.story]: filters.story } : STORIES;
  return (
    <search aria-label="Orders">
      <Form ref={form} onChange={choose} onSubmit={search} className="orders-bar">
        {view === 'board' && <input type="hidden" name="view" value="board" />}
        <div className="orders-search">
          <label htmlFor="orders-q" className="sr-only">
            Search by number, name, e-mail, phone or PIN
          </label>
          <Search aria-hidden="true" className="orders-search-mark" strokeWidth={2.5} />
          <input
            id="orders-q"
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
            placeholder="Number, name, e-mail, phone or PIN"
            className="field-input"
          />
          <Button type="submit" className="orders-small">
            Search
          </Button>
        </div>
        <Button
          className="orders-small orders-more"
          aria-expanded={open}
          aria-controls="orders-filters"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide filters' : 'Filters'}
          {!open && howMany(filters) > 0 && ` (${howMany(filters)})`}
        </Button>
        <div id="orders-filters" className="orders-filters" data-open={open}>
          <Choose name="stage" label="Stage" value={filters.stage} names={STAGE_NAMES} />
          <Choose name="format" label="Format" value={filters.format} names={FORMAT_NAME} />
          <Choose name="story" label="Story" value={filters.story} names={stories} />
          <Labelled label="From">
            {(id) => (
              <input id={id} type="date" name="from" defaultValue={filters.from} className="field-input" />
            )}
          </Labelled>
          <Labelled label="To">
            {(id) => (
              <input id={id} type="date" name="to" defaultValue={filters.to} className="field-input" />
            )}
          </Labelled>
          <Tick name="late" value="1" defaultChecked={filters.late} className="orders-tick">
            Late
          </Tick>
          <Tick name="held" value="1" defaultChecked={filters.held} className="orders-tick">
            Held
          </Tick>
          {isFiltered(filters) && (
            <Link className="text-link orders-clear" to={view === 'board' ? '?view=board' : '?'}>
              Clear all
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}

/** Filters in use, the search apart. */
const howMany = ({ q: _q, ...others }: ListFilters) => Object.values(others).filter(Boolean).length;

/** Back and forward change the address without the form. */
function useFieldsLikeAddress(form: React.RefObject<HTMLFormElement | null>, filters: ListFilters): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(filters)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true;
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = String(value);
    }
  }, [form, filters]);
}

function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const said = [...new FormData(form)].filter(
    ([, value]) => typeof value === 'string' && value.trim() !== '',
  );
  return new URLSearchParams(said as [string, string][]);
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

function Choose({
  name,
  label,
  value,
  names,
}: {
  name: string;
  label: string;
  value: string;
  names: Readonly<Record<string, string>>;
}) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} name={name} defaultValue={value} className="field-input">
          <option value="">All</option>
          {Object.entries(names).map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
