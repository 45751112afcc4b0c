import type { ShippingAddress } from '../checkout/shipping.schema.ts';
import { addressSeen, wordsSeen } from '../order-deeds/seen.ts';
import { Field, TextArea } from '../ui/field.tsx';
import { DeedForm } from './deed-form.tsx';
import type { BookView } from './order-view.server.ts';

/** Name, title and message of a book; it is drawn again from them. */
export function BookForm({ book, to }: { book: BookView; to: string }) {
  return (
    <DeedForm
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
            maxLength={60}
            error={wrong['characterName']}
          />
          <Field
            label="Title of their own (optional)"
            name="customTitle"
            defaultValue={book.customTitle}
            maxLength={80}
            error={wrong['customTitle']}
          />
          <TextArea
            label="Message (optional)"
            name="customMessage"
            defaultValue={book.customMessage}
            maxLength={600}
            error={wrong['customMessage']}
          />
        </>
      )}
    </DeedForm>
  );
}

const FIELDS = [
  ['fullName', 'Full name'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalCode', 'Postal code'],
] as const;

export function AddressForm({ address, to }: { address: ShippingAddress; to: string }) {
  return (
    <DeedForm to={to} label="Change the address" fields={{ seen: addressSeen(address) }}>
      {(wrong) => (
        <>
          {FIELDS.slice(0, 3).map(([name, label]) => (
            <Field
              key={name}
              label={label}
              name={name}
              autoComplete="off"
              defaultValue={address[name]}
              error={wrong[name]}
            />
          ))}
          <TextArea
            label="Address"
            name="address"
            autoComplete="off"
            defaultValue={address.address}
            error={wrong['address']}
          />
          {FIELDS.slice(3).map(([name, label]) => (
            <Field
              key={name}
              label={label}
              name={name}
              autoComplete="off"
              defaultValue={address[name]}
              error={wrong[name]}
            />
          ))}
        </>
      )}
    </DeedForm>
  );
}
