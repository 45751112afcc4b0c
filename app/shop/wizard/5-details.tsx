import { useEffect, useRef, useState } from 'react';
import { LockKeyhole } from 'lucide-react';
import { forEveryone } from '../../account/account/audience.server.ts';
import { AddressAsks, type Asked } from '../../buying/checkout/address-asks.tsx';
import { EMAIL_PATTERN, INVALID_EMAIL } from '../../buying/checkout/email-pattern.ts';
import type { ShippingDetails } from '../../buying/checkout/shipping.schema.ts';
import { STATE_LIST, StateList } from '../../buying/checkout/state-list.tsx';
import { whereLettersGo } from '../../buying/checkout/where-letters-go.ts';
import { useMe } from '../../ui/layout/me.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import { PRIVACY } from '../../platform/facts/facts.ts';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { KeptRoom } from '../../platform/pages/kept-room.tsx';
import { AddOnChoices } from './add-on-choices.tsx';
import { CouponBox } from './coupon-box.tsx';
import { QuoteBox } from './quote-box.tsx';
import { StepHeading } from './step-heading.tsx';
import { draftNow, useDraft } from '../wizard-draft/use-draft.ts';
import { isWithoutParcel } from './without-parcel.ts';

export const middleware = [forEveryone];

export const meta = () => pageMeta('Your details', 'Where the book goes, extras, coupon and the total.');

export default function Details() {
  const { draft } = useDraft();
  usePrefill();
  return (
    <>
      {isWithoutParcel(draft) ? (
        <StepHeading title="Who orders it?">
          Your name and address stand on the invoice. No parcel is sent, unless you add a printed copy below.
        </StepHeading>
      ) : (
        <StepHeading title="Where should it go?">We deliver everywhere in India.</StepHeading>
      )}
      <div className="grid gap-9">
        <Address />
        <AddOnChoices />
        <section aria-labelledby="total-heading" className="grid gap-5">
          <h2 id="total-heading" className="text-xl">
            What it costs
          </h2>
          <CouponBox />
          <QuoteBox />
          {draft.photoMark && (
            <p className="flex gap-2 text-base/snug text-ink-soft">
              <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf" />
              {isLikeness(draft.drawnHero)
                ? 'The photo is deleted when you order: the book needs only the drawing.'
                : `The photo goes with the order and is deleted ${PRIVACY.photoKeptDays} days after delivery. Your book stays yours.`}
            </p>
          )}
        </section>
      </div>
    </>
  );
}

function Address() {
  const { draft, ready, update } = useDraft();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <StateList />
      <AddressAsks
        key={String(ready)}
        parcel={!isWithoutParcel(draft)}
        anyway={draft.anyway}
        onAnyway={(anyway) => update({ anyway })}
      >
        {(asked) => (
          <>
            <ShippingField label="Full Name" name="fullName" autoComplete="section-book shipping name" wide />
            <KeptRoom name="step-5-email">
              <EmailField />
            </KeptRoom>
            <ShippingField
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="section-book shipping tel"
              asked={asked('phone')}
            />
            <AddressLines />
            <ShippingField label="City" name="city" autoComplete="section-book shipping address-level2" />
            <ShippingField
              label="State"
              name="state"
              list={STATE_LIST}
              autoComplete="section-book shipping address-level1"
              asked={asked('state')}
            />
            <ShippingField
              label="Postal Code"
              name="postalCode"
              autoComplete="section-book shipping postal-code"
              inputMode="numeric"
              asked={asked('postalCode')}
            />
          </>
        )}
      </AddressAsks>
      <div>
        <p className="mb-1 font-display font-bold">Country</p>
        <p className="flex min-h-12 items-center">India</p>
      </div>
    </div>
  );
}

interface ShippingFieldProps {
  label: string;
  name: Exclude<keyof ShippingDetails, 'email'>;
  autoComplete: string;
  type?: 'tel';
  inputMode?: 'numeric';
  wide?: boolean;
  list?: string;
  asked?: Asked;
}

function ShippingField({ name, wide = false, asked, ...rest }: ShippingFieldProps) {
  const { draft, update } = useDraft();
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <Field
        name={name}
        value={draft.shipping[name]}
        onChange={(event) => update({ shipping: { ...draftNow().shipping, [name]: event.target.value } })}
        maxLength={LONGEST[name]}
        required
        error={asked?.error}
        {...rest}
      />
      {asked?.answers}
    </div>
  );
}

/** In the form that the shop accepts. */
const LONGEST = { fullName: 120, phone: 40, address: 400, city: 120, state: 120, postalCode: 20 };

/** The recorded pattern is checked when the customer leaves the field. */
function EmailField() {
  const { draft, update } = useDraft();
  const { user } = useMe();
  const [typing, setTyping] = useState(false);
  const { email } = draft.shipping;
  const other = user && email.trim() !== '' && email.trim().toLowerCase() !== user.email;
  const wrong = !typing && email.trim() !== '' && !EMAIL_PATTERN.test(email.trim());
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      value={email}
      error={wrong ? INVALID_EMAIL : undefined}
      hint={other ? whereLettersGo(user.email) : undefined}
      onChange={(event) => {
        setTyping(true);
        update({ shipping: { ...draftNow().shipping, email: event.target.value } });
      }}
      onBlur={() => setTyping(false)}
      maxLength={254}
      required
      autoComplete="section-book shipping email"
    />
  );
}

function AddressLines() {
  const { draft, update } = useDraft();
  return (
    <TextArea
      label="Address"
      name="address"
      value={draft.shipping.address}
      onChange={(event) => update({ shipping: { ...draftNow().shipping, address: event.target.value } })}
      rows={2}
      maxLength={400}
      required
      autoComplete="section-book shipping street-address"
      className="[&_textarea]:min-h-20 sm:col-span-2"
    />
  );
}

/** Name, e-mail, phone and address of the account, once, where the draft has none. */
function usePrefill(): void {
  const { ready, update } = useDraft();
  const { user } = useMe();
  const done = useRef(false);
  useEffect(() => {
    if (!ready || !user || done.current) return;
    done.current = true;
    const { shipping } = draftNow();
    const known = {
      fullName: shipping.fullName || user.fullName,
      email: shipping.email || user.email,
      phone: shipping.phone || user.phone,
      address: shipping.address || user.address,
    };
    update({ shipping: { ...shipping, ...known } });
  }, [ready, user, update]);
}
