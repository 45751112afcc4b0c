import { daysAfter, indianDay, orderDay } from '../../orders/orders/order-dates.ts';
import type { CouponRow } from '../../buying/pricing/coupon-book.server.ts';
import { couponWorth } from '../../buying/pricing/coupon-codes.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import type { CouponCost } from './coupon-costs.server.ts';
import { type CouponState, couponState, generosityWarning, isGenerous } from './coupon-state.ts';

/** A coupon as its owner sees it. */
export interface CouponView {
  code: string;
  worth: string;
  state: CouponState;
  warning: string | null;
  /** What it took off this month, of one that gives nearly everything away. */
  cost: string | null;
  uses: number;
  limit: number | null;
  customerLimit: number | null;
  minimum: number;
  places: string;
  days: string;
}

export function couponView(
  row: CouponRow & { uses: number },
  at: Date,
  costs: ReadonlyMap<string, CouponCost>,
): CouponView {
  return {
    code: row.code,
    worth: couponWorth(row),
    state: couponState(row, at),
    warning: generosityWarning(row),
    cost: isGenerous(row) ? costWords(costs.get(row.code)) : null,
    uses: row.uses,
    limit: row.customersLimit,
    customerLimit: row.customerLimit,
    minimum: row.minimum,
    places: placesOf(row).join(', '),
    days: daysOf(row),
  };
}

function costWords(cost: CouponCost | undefined): string {
  if (!cost) return 'No order this month';
  return `This month: ${rupees(cost.discount)} off ${cost.orders} ${cost.orders === 1 ? 'order' : 'orders'}`;
}

function placesOf(row: CouponRow): string[] {
  return [
    ...(row.validInWizard ? ['wizard'] : []),
    ...(row.validInCart ? ['cart'] : []),
    ...(row.validOnProductPage ? ['product page'] : []),
  ];
}

function daysOf({ startsAt, endsAt }: CouponRow): string {
  const from = startsAt && orderDay(startsAt);
  const until = endsAt && orderDay(daysAfter(endsAt, -1));
  if (from && until) return from === until ? from : `${from} to ${until}`;
  if (from) return `from ${from}`;
  return until ? `until ${until}` : 'always';
}

/** What the form of a coupon begins with. */
export interface CouponFields {
  kind: 'percent' | 'amount';
  worth: string;
  from: string;
  until: string;
  totalLimit: string;
  customerLimit: string;
  minimum: string;
  inWizard: boolean;
  inCart: boolean;
  onProductPage: boolean;
}

export const NEW_COUPON: CouponFields = {
  kind: 'percent',
  worth: '10',
  from: '',
  until: '',
  totalLimit: '',
  customerLimit: '1',
  minimum: '',
  inWizard: true,
  inCart: true,
  onProductPage: false,
};

const number = (value: number | null) => (value === null ? '' : String(value));

export function couponFields(row: CouponRow): CouponFields {
  return {
    kind: row.amount > 0 ? 'amount' : 'percent',
    worth: String(row.amount > 0 ? row.amount : row.percent),
    from: row.startsAt ? indianDay(row.startsAt) : '',
    until: row.endsAt ? indianDay(daysAfter(row.endsAt, -1)) : '',
    totalLimit: number(row.customersLimit),
    customerLimit: number(row.customerLimit),
    minimum: row.minimum > 0 ? String(row.minimum) : '',
    inWizard: row.validInWizard,
    inCart: row.validInCart,
    onProductPage: row.validOnProductPage,
  };
}
