import { mostTyped } from '../../books/book/longest-words.ts';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { AddressAsks } from '../../buying/checkout/address-asks.tsx';
import { STATE_LIST, StateList } from '../../buying/checkout/state-list.tsx';
import { ADD_ON_IDS, ADD_ONS } from '../../buying/pricing/price-list.ts';
import { FORMAT_NAME, FORMATS } from '../../books/book/formats.ts';
import type { Totals } from '../../buying/pricing/quote.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { Tick } from '../../ui/parts/tick.tsx';
import { Refused } from '../../ui/parts/refused.tsx';
import { CopyLink } from './copy-link.tsx';
import { STORY_NAMES } from '../../payments/phone-orders/story-names.ts';

type Answer = { totals: Totals } | { link: string; message: string } | { wrong: Record<string, string> };
type Wrong = Readonly<Record<string, string>>;

const ADDRESS_FIELDS = [
  ['fullName', 'Full Name', 'name'],
  ['email', 'Email', 'email'],
  ['phone', 'Phone', 'tel'],
  ['city', 'City', 'address-level2'],
  ['state', 'State', 'address-level1'],
  ['postalCode', 'Postal Code', 'postal-code'],
] as const;

/** Whether anything of what is filled in is printed and sent. */
const hasParcel = (form: FormData): boolean =>
  form.getAll('format').some((format) => format !== 'digital') ||
  form.getAll('addOn').includes('extra-printed-copy');

/** Books, address and price of an order that is taken on the phone. */
export function MakeForm() {
  const [round, setRound] = useState(0);
  return <OneOrder key={round} onAnother={() => setRound(round + 1)} />;
}

function OneOrder({ onAnother }: { onAnother: () => void }) {
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data;
  const form = useRef<HTMLFormElement>(null);
  const [books, setBooks] = useState([0]);
  const wrong: Wrong = answer && 'wrong' in answer ? answer.wrong : {};
  useEffect(() => {
    if (answer && 'wrong' in answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);
  const loose = Object.entries(wrong).filter(
    ([name]) => name.startsWith('books') && !/^books\.\d+\.\w+$/.test(name),
  );
  if (answer && 'link' in answer)
    return (
      <div className="grid gap-5">
        <CopyLink {...answer} />
        <Button onClick={onAnother} className="justify-self-start">
          Another order
        </Button>
      </div>
    );
  return (
    <fetcher.Form ref={form} method="post" action="/admin/phone-orders/make" className="grid gap-6">
      {books.map((key, index) => (
        <BookFields
          key={key}
          number={index}
          wrong={wrong}
          onRemove={books.length > 1 ? () => setBooks(books.filter((each) => each !== key)) : null}
        />
      ))}
      {loose.map(([name, words]) => (
        <p key={name} className="font-bold text-crimson">
          {words}
        </p>
      ))}
      {books.length < 10 && (
        <Button onClick={() => setBooks([...books, Math.max(...books) + 1])} className="justify-self-start">
          One more book
        </Button>
      )}
      <fieldset>
        <legend className="mb-1 font-display font-bold">Extras</legend>
        {ADD_ON_IDS.map((id) => (
          <Tick key={id} name="addOn" value={id} className="py-1">
            {ADD_ONS[id].name}, {rupees(ADD_ONS[id].price)}
          </Tick>
        ))}
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1 font-display text-lg font-bold">Customer</legend>
        <StateList />
        <AddressAsks parcel={hasParcel}>
          {(of) =>
            ADDRESS_FIELDS.map(([name, label]) => {
              const asked = name === 'phone' || name === 'state' || name === 'postalCode' ? of(name) : null;
              return (
                <div key={name}>
                  <Field
                    label={label}
                    name={name}
                    type={name === 'email' ? 'email' : 'text'}
                    autoComplete="off"
                    error={asked?.error ?? wrong[`shipping.${name}`]}
                    {...(name === 'state' && { list: STATE_LIST })}
                  />
                  {asked?.answers}
                </div>
              );
            })
          }
        </AddressAsks>
        <TextArea
          label="Address"
          name="address"
          autoComplete="off"
          error={wrong['shipping.address']}
          className="sm:col-span-2"
        />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="mb-1 font-display text-lg font-bold">Price</legend>
        <Field label="Coupon (optional)" name="couponCode" autoComplete="off" error={wrong['couponCode']} />
        <Field
          label="Take off (optional)"
          name="reduction"
          inputMode="numeric"
          error={wrong['reduction']}
          hint="Whole rupees."
        />
        <Field label="Why" name="reductionBecause" maxLength={200} error={wrong['reductionBecause']} />
      </fieldset>
      <Tick name="sendLetter" value="yes">
        Send the link by e-mail, too
      </Tick>
      {answer && 'wrong' in answer && <Refused>Something has to be mended above.</Refused>}
      {answer && 'totals' in answer && <Sum totals={answer.totals} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="only" value="price" busy={fetcher.state !== 'idle'}>
          What does it cost?
        </Button>
        <Button type="submit" kind="main" busy={fetcher.state !== 'idle'}>
          Make the link
        </Button>
      </div>
    </fetcher.Form>
  );
}

function BookFields({
  number,
  wrong,
  onRemove,
}: {
  number: number;
  wrong: Wrong;
  onRemove: (() => void) | null;
}) {
  const of = (name: string) => wrong[`books.${number}.${name}`];
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1 font-display text-lg font-bold">Book {number + 1}</legend>
      <Choose label="Story" name="story" options={STORY_NAMES} error={of('story')} />
      <Choose
        label="Format"
        name="format"
        options={FORMATS.map((id) => [id, FORMAT_NAME[id]])}
        error={of('format')}
      />
      <Field
        label="Character Name"
        name="characterName"
        maxLength={mostTyped('characterName')}
        autoComplete="off"
        error={of('characterName')}
      />
      <div className="grid grid-cols-2 gap-3">
        <Choose
          label="Language"
          name="language"
          options={[
            ['en', 'English'],
            ['hi', 'Hindi'],
          ]}
          error={of('language')}
        />
        <Field label="Copies" name="quantity" inputMode="numeric" defaultValue="1" error={of('quantity')} />
      </div>
      {onRemove && (
        <Button kind="quiet" onClick={onRemove} className="justify-self-start">
          Take book {number + 1} out
        </Button>
      )}
    </fieldset>
  );
}

function Choose({
  label,
  name,
  options,
  error,
}: {
  label: string;
  name: string;
  options: readonly (readonly [string, string])[];
  error: string | undefined;
}) {
  return (
    <label className="block">
      <span className="mb-1 block font-display font-bold">{label}</span>
      <select name={name} className="field-input" aria-invalid={error ? true : undefined}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {error && <span className="mt-1 block font-bold text-crimson">{error}</span>}
    </label>
  );
}

function Sum({ totals: { subtotal, discount, total } }: { totals: Totals }) {
  return (
    <dl className="desk-facts tabular">
      <dt>Subtotal, with delivery</dt>
      <dd>{rupees(subtotal)}</dd>
      {discount > 0 && (
        <>
          <dt>Taken off</dt>
          <dd>−{rupees(discount)}</dd>
        </>
      )}
      <dt>To pay</dt>
      <dd className="font-bold">{rupees(total)}</dd>
    </dl>
  );
}
