import { AddressAsks } from '../../buying/checkout/address-asks.tsx';
import type { ShippingAddress } from '../../buying/checkout/shipping.schema.ts';
import { STATE_LIST, StateList } from '../../buying/checkout/state-list.tsx';
import { mostTyped } from '../../books/book/longest-words.ts';
import { addressSeen, wordsSeen } from '../order-actions/seen.ts';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { ActionForm } from './action-form.tsx';
import type { BookView } from './order-view.server.ts';

/** Name, title and message of a book; it is drawn again from them. */
export function BookForm({ book, to }: { book: BookView; to: string }) {
  return (
    <ActionForm
      to={to}
      label="Change it and draw it again"
      fields={{ orderItemId: book.id, seen: wordsSeen(book) }}
    >
      {(wrong) => (
        <>
          <Field
            label="Hero’s name"
            name="characterName"
            defaultValue={book.characterName}
            maxLength={mostTyped('characterName')}
            error={wrong['characterName']}
          />
          <Field
            label="Title of their own (optional)"
            name="customTitle"
            defaultValue={book.customTitle}
            maxLength={mostTyped('customTitle')}
            error={wrong['customTitle']}
          />
          <TextArea
            label="Message (optional)"
            name="customMessage"
            defaultValue={book.customMessage}
            maxLength={mostTyped('customMessage')}
            error={wrong['customMessage']}
          />
        </>
      )}
    </ActionForm>
  );
}

const FIELDS = [
  ['fullName', 'Full name'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['address', 'Address'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalCode', 'Postal code'],
] as const;

/** @param parcel whether anything is sent there. */
export function AddressForm({
  address,
  parcel,
  to,
}: {
  address: ShippingAddress;
  parcel: boolean;
  to: string;
}) {
  return (
    <ActionForm to={to} label="Change the address" fields={{ seen: addressSeen(address) }}>
      {(wrong) => (
        <>
          <StateList />
          <AddressAsks parcel={parcel}>
            {(of) =>
              FIELDS.map(([name, label]) => {
                const field = { label, name, autoComplete: 'off', defaultValue: address[name] };
                if (name === 'address') return <TextArea key={name} {...field} error={wrong[name]} />;
                const asked = name === 'phone' || name === 'state' || name === 'postalCode' ? of(name) : null;
                return (
                  <div key={name}>
                    <Field
                      {...field}
                      error={asked?.error ?? wrong[name]}
                      {...(name === 'state' && { list: STATE_LIST })}
                    />
                    {asked?.answers}
                  </div>
                );
              })
            }
          </AddressAsks>
        </>
      )}
    </ActionForm>
  );
}
