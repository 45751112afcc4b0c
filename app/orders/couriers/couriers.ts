/** A courier that carries the shop's parcels. */
interface Courier {
  name: string;
  /** The address for tracking a parcel; `{number}` stands for its tracking number. */
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

/** Capital letters, digits and dashes: the format that every courier on the list uses. */
export const TRACKING_NUMBER = /^[A-Z0-9][A-Z0-9-]{3,39}$/;

/** A parcel that a courier carries, as its customer sees it. */
export interface Parcel {
  courier: string;
  number: string | null;
  /** The address for tracking it; null when the shop knows none. */
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
