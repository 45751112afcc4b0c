import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type AddressAdvice, ASKED_FIELDS, type AskedField } from '../../platform/india/asked-fields.ts';
import { Button } from '../../ui/parts/button.tsx';

/** What a form shows at a field whose value may be wrong. */
export interface Asked {
  /** Takes precedence over the server's error for this field. */
  error: string | undefined;
  /** The buttons that answer the question, below the field. */
  answers: ReactNode;
}

const isAsked = (name: string): name is AskedField => (ASKED_FIELDS as readonly string[]).includes(name);

/**
 * Asks in the surrounding form about a state, PIN or phone number that may be wrong: when the field loses
 * focus, and before the form is sent. Values that somebody keeps are sent along as `anyway`. The rules are
 * loaded when they are first needed. If they cannot be loaded, the form is sent and the server checks the
 * address.
 */
export function AddressAsks({
  parcel,
  anyway = [],
  onAnyway,
  children,
}: {
  parcel: boolean | ((form: FormData) => boolean);
  /** The fields that were kept before, and the callback that remembers them. */
  anyway?: readonly AskedField[];
  onAnyway?: (fields: readonly AskedField[]) => void;
  children: (of: (name: AskedField) => Asked) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [advice, setAdvice] = useState<AddressAdvice>({});
  const [kept, setKept] = useState(anyway);
  const keep = (fields: readonly AskedField[]) => {
    setKept(fields);
    onAnyway?.(fields);
  };
  const now = useRef({ parcel, kept });
  useEffect(() => {
    now.current = { parcel, kept };
  });
  /** @returns the fields that still wait for an answer. */
  const look = useCallback(async (improve: boolean): Promise<AskedField[]> => {
    const form = box.current?.closest('form');
    const rules = await import('../../platform/india/address-advice.ts').catch(() => null);
    if (!form || !rules) return [];
    const { parcel: asked, kept: stays } = now.current;
    const read = () => {
      const fields = new FormData(form);
      const text = (name: AskedField) => String(fields.get(name) ?? '');
      return {
        fields,
        address: { state: text('state'), postalCode: text('postalCode'), phone: text('phone') },
      };
    };
    if (improve) write(form, 'state', rules.nameOfState(read().address));
    const { fields, address } = read();
    const all = rules.adviseOn(address, typeof asked === 'function' ? asked(fields) : asked);
    const open = ASKED_FIELDS.filter((name) => all[name] && !(all[name].mayStay && stays.includes(name)));
    setAdvice(Object.fromEntries(open.map((name) => [name, all[name]])));
    return open;
  }, []);
  useAskBeforeSending(box, look);
  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current && isFilled(box.current)) void look(false);
    isNew.current = false;
  }, [look]);
  const of = (name: AskedField): Asked => {
    const about = advice[name];
    if (!about) return { error: undefined, answers: null };
    const instead = () => {
      write(box.current?.closest('form'), name, about.instead ?? '');
      void look(false);
    };
    const stay = () => {
      keep([...new Set([...kept, name])]);
      setAdvice(({ [name]: _answered, ...others }) => others);
    };
    return {
      error: about.message,
      answers: (
        <div className="mt-2 flex flex-wrap gap-2">
          {about.instead && <Button onClick={instead}>Use {about.instead}</Button>}
          {about.mayStay && (
            <Button kind="quiet" onClick={stay} className={about.instead ? '' : '-ml-3'}>
              Use it anyway
            </Button>
          )}
        </div>
      ),
    };
  };
  const forget = (name: string) => {
    if (!isAsked(name)) return;
    setAdvice(({ [name]: _changed, ...others }) => others);
    const stays = kept.filter((field) => field !== name && !(name === 'postalCode' && field === 'state'));
    if (stays.length < kept.length) keep(stays);
  };
  return (
    <div
      ref={box}
      className="contents"
      onInput={(event) => forget((event.target as HTMLInputElement).name)}
      onBlur={(event) => {
        const { name } = event.target as HTMLInputElement;
        const within = event.relatedTarget instanceof HTMLButtonElement;
        // Waits a moment, so that the new message does not push away a button that is about to be pressed.
        if (isAsked(name) && !within) setTimeout(() => void look(name !== 'phone'), 250);
      }}
    >
      {kept.map((name) => (
        <input key={name} type="hidden" name="anyway" value={name} />
      ))}
      {children(of)}
    </div>
  );
}

/** Holds the form back until every question is answered. The first open field gets the focus. */
function useAskBeforeSending(
  box: React.RefObject<HTMLDivElement | null>,
  look: (improve: boolean) => Promise<AskedField[]>,
): void {
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    let answered = false;
    let asking = false;
    const ask = (event: SubmitEvent) => {
      if (answered) {
        answered = false;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (!asking) void askFirst(event.submitter);
    };
    const askFirst = async (button: HTMLElement | null) => {
      asking = true;
      const [first] = await look(true);
      asking = false;
      if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      answered = true;
      form.requestSubmit(button);
    };
    form.addEventListener('submit', ask);
    return () => form.removeEventListener('submit', ask);
  }, [box, look]);
}

function isFilled(box: HTMLElement | null): boolean {
  const form = box?.closest('form');
  return ASKED_FIELDS.every((name) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value);
}

/** Sets a field as if somebody had typed into it, so that forms which save typed values notice the change. */
function write(form: HTMLFormElement | null | undefined, name: AskedField, value: string): void {
  const field = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!field || field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
