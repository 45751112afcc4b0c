import { CONTACT } from '../../platform/facts/facts.ts';

/** The shop's name and contact details, only on paper, where the header of the screen is missing. */
export function PrintHead() {
  return (
    <div className="hidden border-b-2 border-line pb-3 leading-snug print:mb-6 print:block">
      <p className="font-display text-2xl font-extrabold">Nanhe Veer</p>
      <p>{CONTACT.address}</p>
      <p>
        {CONTACT.email}, {CONTACT.phone}
      </p>
    </div>
  );
}
