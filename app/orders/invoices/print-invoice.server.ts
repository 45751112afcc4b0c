import type { Paper, PaperBlock } from '#comic';
import { printPaper } from './paper-press.server.ts';
import { orderDay } from '../orders/order-dates.ts';
import { stateOfCode } from '../../platform/india/states.ts';
import type { InvoiceLine, InvoicePaper } from './invoice-paper.ts';
import { halves } from './invoice-sums.ts';
import type { Invoice } from './invoices.server.ts';

/** The number of PDFs kept in memory, each of 10 to 60 kB. */
const MOST_KEPT = 100;
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Prints a frozen paper as PDF. The result is the same each time, so the last hundred are kept in memory.
 * @param asker id of the customer or staff member.
 * @throws OwnPapersFirst or PrinterBusy at once when too many papers wait.
 */
export function printInvoice({ id, paper }: Invoice, asker: string): Promise<Uint8Array<ArrayBuffer>> {
  // The reason is in the key, so that a PDF with a reason that was erased is not served again.
  const key = `${id} ${paper.against?.reason ?? ''}`;
  const known = kept.get(key);
  if (known) return known;
  const printing = printPaper(paperOf(paper), asker);
  kept.set(key, printing);
  printing.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
  return printing;
}

/** The shop's sun yellow. */
const BAND = '#ffd23f';

function paperOf(paper: InvoicePaper): Paper {
  const { seller, buyer, against } = paper;
  return {
    title: `${paper.title} ${paper.number}`,
    name: 'Nanhe Veer',
    head: [paper.title, paper.number, orderDay(new Date(paper.date))],
    colour: BAND,
    foot: `${seller.name} · ${seller.email} · ${seller.phone}`,
    blocks: [
      {
        kind: 'columns',
        columns: [
          { title: 'From', lines: sellerLines(seller) },
          {
            title: 'To',
            lines: [buyer.name, ...buyer.address.split('\n'), `Place of supply: ${placeOf(paper)}`],
          },
          { title: against ? 'Against' : 'Order', lines: against ? againstLines(paper) : orderLines(paper) },
        ],
      },
      table(paper.lines),
      { kind: 'sums', rows: sums(paper) },
      { kind: 'note', text: notes(paper) },
    ],
  };
}

function orderLines({ orderNumber, orderDate, paymentId, paymentMethod }: InvoicePaper): string[] {
  return [
    orderNumber,
    orderDay(new Date(orderDate)),
    ...(paymentId ? [`Paid${paymentMethod ? ` by ${paymentMethod}` : ''}: ${paymentId}`] : []),
  ];
}

function againstLines({ against, orderNumber }: InvoicePaper): string[] {
  if (!against) return [];
  return [`Invoice ${against.number}`, `of ${orderDay(new Date(against.date))}`, orderNumber, against.reason];
}

function table(lines: readonly InvoiceLine[]): PaperBlock {
  return {
    kind: 'table',
    columns: [
      { title: 'What', width: 32 },
      { title: 'HSN/SAC', width: 12 },
      { title: 'Qty', width: 6, right: true },
      { title: 'Price', width: 14, right: true },
      { title: 'Discount', width: 13, right: true },
      { title: 'Taxable', width: 14, right: true },
      { title: 'GST', width: 13, right: true },
      { title: 'Amount', width: 15, right: true },
    ],
    rows: lines.map((line) => [
      line.details ? `${line.name}\n${line.details}` : line.name,
      line.hsn,
      String(line.quantity),
      amount(line.gross),
      line.discount > 0 ? `−${amount(line.discount)}` : '–',
      amount(line.taxable),
      line.ratePercent > 0 ? `${amount(line.tax)}\n${line.ratePercent}%` : 'Nil',
      amount(line.gross - line.discount),
    ]),
  };
}

/** The sums below the lines: price, discount, taxable value, taxes and total. */
function sums({ lines, discountName, total, withinState, placeOfSupply, against }: InvoicePaper) {
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const discount = sum((line) => line.discount);
  const taxes = [...Map.groupBy(lines, ({ ratePercent }) => ratePercent)]
    .filter(([rate]) => rate > 0)
    .toSorted(([one], [other]) => one - other)
    .flatMap(([rate, some]) => {
      const tax = some.reduce((all, line) => all + line.tax, 0);
      if (!withinState) return [{ label: `IGST ${rate}%`, amount: amount(tax) }];
      const [central, state] = halves(tax);
      return [
        { label: `CGST ${rate / 2}%`, amount: amount(central) },
        { label: `${ofTerritory(placeOfSupply) ? 'UTGST' : 'SGST'} ${rate / 2}%`, amount: amount(state) },
      ];
    });
  return [
    ...(discount > 0
      ? [
          { label: 'Subtotal', amount: amount(sum((line) => line.gross)) },
          { label: discountName ?? 'Discount', amount: `−${amount(discount)}` },
        ]
      : []),
    { label: 'Taxable value', amount: amount(sum((line) => line.taxable)) },
    ...taxes,
    { label: against ? 'Total credited' : 'Total', amount: amount(total), strong: true },
  ];
}

/** The name and code of the state, as the law requires. Older papers have only what the customer typed. */
function placeOf({ placeOfSupply, buyer }: InvoicePaper): string {
  return placeOfSupply ? `${placeOfSupply.name} (${placeOfSupply.code})` : buyer.state;
}

const ofTerritory = (place: InvoicePaper['placeOfSupply']): boolean =>
  place !== undefined && stateOfCode(place.code)?.territory === true;

function sellerLines({ name, address, gstin }: InvoicePaper['seller']): string[] {
  return [name, ...address.split('\n'), ...(gstin === '' ? [] : [`GSTIN ${gstin}`])];
}

function nilRated(lines: InvoicePaper['lines']): string {
  const codes = new Set(lines.flatMap(({ hsn, ratePercent }) => (ratePercent === 0 ? [hsn] : [])));
  return codes.size === 0 ? '' : `Nil rated: HSN ${[...codes].join(', ')}.`;
}

function notes({ lines, withinState, seller, placeOfSupply, against }: InvoicePaper): string {
  const some = lines.some(({ ratePercent }) => ratePercent > 0);
  return [
    'All amounts are in rupees. Prices include tax.',
    some
      ? `Tax is ${withinState ? `central and state tax, half each, within ${seller.state}` : 'integrated tax'}.`
      : '',
    placeOfSupply?.by === 'pin' ? 'The PIN says the place of supply.' : '',
    seller.gstin === '' ? 'The seller is not registered for GST and charges none.' : nilRated(lines),
    against
      ? 'The money goes back to the way it was paid.'
      : 'Paid in full. Tax is not payable under reverse charge.',
    'Made by computer; needs no signature.',
  ]
    .filter(Boolean)
    .join(' ');
}

const FORMAT = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats paise as papers print them: `₹1,299.00`. */
const amount = (paise: number): string => FORMAT.format(paise / 100);
