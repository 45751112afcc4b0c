/** Who carries parcels for the shop. */
interface Courier {
  name: string;
  /** Where a parcel is followed; `{number}` stands for its tracking number. */
  follow: string;
}

export const COURIERS: readonly Courier[] = [
  {
    name: 'India Post',
    follow:
      'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?consignment={number}',
  },
  { name: 'Delhivery', follow: 'https://www.delhivery.com/track-v2/package/{number}' },
  {
    name: 'Blue Dart',
    follow: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  { name: 'DTDC', follow: 'https://www.dtdc.in/trace.asp?strCnno={number}' },
];

/** What staff choose when no courier on the list carries the parcel. */
export const OTHER_COURIER = 'other';

/** Letters, digits and dashes, as every courier of the list has them. */
export const TRACKING_NUMBER = /^[A-Z0-9][A-Z0-9-]{3,39}$/;

/** A parcel on its way, as customers read it. */
export interface Parcel {
  courier: string;
  number: string | null;
  /** Where to follow it; null where the shop knows no such place. */
  follow: string | null;
}

/** @returns null for an order that no courier carries yet. */
export function parcelOf(order: { courier: string | null; trackingNumber: string | null }): Parcel | null {
  const { courier, trackingNumber: number } = order;
  if (courier === null) return null;
  const known = COURIERS.find(({ name }) => name === courier);
  const follow = known && number ? known.follow.replace('{number}', encodeURIComponent(number)) : null;
  return { courier, number, follow };
}
