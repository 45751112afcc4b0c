import { CONTACT } from '../storefront/facts.ts';

/** Who wrote this, for paper alone: the header of the screen is not printed. */
export function PrintHead() {
  return (
    <div className="hidden leading-snug print:block">
      <p className="font-display text-2xl font-extrabold">Nanhe Veer</p>
      <p>{CONTACT.address}</p>
      <p>
        {CONTACT.email}, {CONTACT.phone}
      </p>
    </div>
  );
}
