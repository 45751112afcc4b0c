import { discountName } from '../../buying/pricing/discount-name.ts';
import { formatName } from '../orders/order-bill.ts';
import type { OrderWithItems } from '../orders/tables.server.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { stateOfGstin } from '../../platform/india/gstin.ts';
import { placeOfSupply } from '../../platform/india/place-of-supply.ts';
import { CONTACT } from '../../platform/facts/facts.ts';
import type { CreditReason, InvoiceLine, InvoicePaper } from './invoice-paper.ts';
import { creditLines, type GrossLine, invoiceLines } from './invoice-sums.ts';
import { KIND_OF_ADD_ON, KIND_OF_FORMAT, taxNow, type TaxKindName } from './tax-table.ts';

/** An invoice or credit note before it has its number. */
export type Unnumbered = Omit<InvoicePaper, 'number'>;

/**
 * What is printed on the invoice of an order; nothing about the child is. While the shop has no GSTIN it
 * charges no tax, because only a registered seller may.
 */
export function invoicePaper(
  order: OrderWithItems,
  payment: { id: string; method: string | null },
  { seller, taxes }: Pick<ShopSettings, 'seller' | 'taxes'>,
  at: Date,
): Unnumbered {
  const taxOf = (kind: TaxKindName) => ({
    ...taxNow(taxes, kind),
    ...(CONTACT.gstin === '' && { ratePercent: 0 }),
  });
  const place = placeOfSupply(order.shippingAddress);
  const sellersState = stateOfGstin(CONTACT.gstin);
  const withinState = place !== null && place.state === sellersState;
  const lines = invoiceLines(grossLines(order, taxOf), order.discountAmount * 100, withinState);
  const { fullName, address, city, state, postalCode, country } = order.shippingAddress;
  return {
    title: titleOf(lines),
    date: at.toISOString(),
    seller: {
      name: seller.name,
      state: sellersState?.name ?? seller.state,
      address: CONTACT.address,
      gstin: CONTACT.gstin,
      email: CONTACT.email,
      phone: CONTACT.phone,
    },
    buyer: {
      name: fullName,
      address: [address, `${city}, ${state} ${postalCode}`, country].join('\n'),
      state,
    },
    orderNumber: order.orderNumber,
    orderDate: order.createdAt.toISOString(),
    paymentId: payment.id,
    paymentMethod: payment.method,
    ...(place && { placeOfSupply: { name: place.state.name, code: place.state.code, by: place.by } }),
    withinState,
    lines,
    discountName: order.discountAmount > 0 ? discountName(order.couponCode, order.items) : null,
    total: order.totalAmount * 100,
    against: null,
  };
}

/** What is printed on the credit note of a refund: the invoice's lines, each with its share of the refund. */
export function creditPaper(
  invoice: InvoicePaper,
  refund: { amountPaise: number; why: CreditReason },
  at: Date,
): Unnumbered {
  return {
    ...invoice,
    title: 'Credit note',
    date: at.toISOString(),
    lines: creditLines(invoice.lines, refund.amountPaise, invoice.withinState),
    discountName: null,
    total: refund.amountPaise,
    against: { number: invoice.number, date: invoice.date, reason: refund.why },
  };
}

/** The lines for books, add-ons and delivery. The discount does not apply to delivery. */
function grossLines(
  order: OrderWithItems,
  taxOf: (kind: TaxKindName) => { hsn: string; ratePercent: number },
): GrossLine[] {
  const books = order.items.map((item) => ({
    name: item.productTitle,
    details: formatName(item.format),
    quantity: item.quantity,
    gross: item.unitPrice * item.quantity * 100,
    discounted: true,
    ...taxOf(
      item.format in KIND_OF_FORMAT ? KIND_OF_FORMAT[item.format as keyof typeof KIND_OF_FORMAT] : 'both',
    ),
  }));
  const addOns = order.addOns.map(({ id, name, price }) => ({
    name,
    details: '',
    quantity: 1,
    gross: price * 100,
    discounted: true,
    ...taxOf(KIND_OF_ADD_ON[id]),
  }));
  const goods = [...books, ...addOns];
  const delivery = order.subtotalAmount * 100 - goods.reduce((sum, { gross }) => sum + gross, 0);
  if (delivery <= 0) return goods;
  const name = 'Delivery';
  return [
    ...goods,
    { name, details: '', quantity: 1, gross: delivery, discounted: false, ...taxOf('delivery') },
  ];
}

/** The legal title of the paper, depending on whether all, some or none of its lines are taxed. */
function titleOf(lines: readonly InvoiceLine[]): InvoicePaper['title'] {
  const taxed = lines.filter(({ ratePercent }) => ratePercent > 0).length;
  if (taxed === 0) return 'Bill of supply';
  return taxed === lines.length ? 'Tax invoice' : 'Invoice-cum-bill of supply';
}
