import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type AddressAdvice, ASKED_FIELDS, type AskedField } from '../../platform/india/asked-fields.ts';
import { Button } from '../../ui/parts/button.tsx';

/** What a form shows at one of the fields that are asked about. */
export interface Asked {
  /** Stands before what the server said of the field. */
  error: string | undefined;
  /** Below the field. */
  answers: ReactNode;
}

const isAsked = (name: string): name is AskedField => (ASKED_FIELDS as readonly string[]).includes(name);

/**
 * Asks, in the form around it, about a state, PIN or phone that may be wrong: when a field is left, and before the form is
 * sent. What somebody keeps is sent along as `anyway`. The rules come when they are needed; without them the form is sent
 * and the server looks.
 */
export function AddressAsks({
  parcel,
  anyway = [],
  onAnyway,
  children,
}: {
  parcel: boolean | ((form: FormData) => boolean);
  /** What was kept before, and who remembers it. */
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
  /** @returns the fields that wait for an answer. */
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
        // A moment later: what appears must not push away what is about to be pressed.
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

/** The form waits until everything that is asked is answered; the first open field gets the focus. */
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

/** As if somebody had typed it: forms that keep what is typed hear of it. */
function write(form: HTMLFormElement | null | undefined, name: AskedField, value: string): void {
  const field = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!field || field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
