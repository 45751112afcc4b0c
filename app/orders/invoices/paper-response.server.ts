import { attachmentNamed } from '../../books/drawing/copy-name.ts';
import { PRIVATE } from '../../platform/http/private-headers.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { invoiceById } from './invoices.server.ts';
import { OwnPapersFirst, PrinterBusy } from './paper-press.server.ts';
import { printInvoice } from './print-invoice.server.ts';

/**
 * Answers with an invoice or credit note as a PDF download.
 * @param orderId null when the requester has no such order.
 * @param asker id of the customer or staff member.
 */
export async function paperResponse(
  orderId: string | null,
  paperId: string,
  asker: string,
): Promise<Response> {
  const invoice =
    orderId !== null && isId(orderId) && isId(paperId) ? await invoiceById(orderId, paperId) : null;
  if (!invoice) return new Response(null, { status: 404, headers: PRIVATE });
  try {
    const bytes = await printInvoice(invoice, asker);
    return new Response(bytes, {
      headers: {
        ...PRIVATE,
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.length),
        'Content-Disposition': attachmentNamed(
          `${invoice.paper.title} ${invoice.number.replaceAll('/', '-')}`,
        ),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
  } catch (error) {
    return printedLater(error);
  }
}

/** The answer when the printer has too many papers waiting. @throws any other error. */
export function printedLater(error: unknown): Response {
  if (error instanceof OwnPapersFirst)
    return later(429, 5, 'Your other papers are being printed. Please try again in a moment.');
  if (error instanceof PrinterBusy)
    return later(503, 60, 'Many papers are being printed. Please try again in a minute.');
  throw error;
}

function later(status: number, seconds: number, words: string): Response {
  return new Response(words, {
    status,
    headers: { ...PRIVATE, 'Content-Type': 'text/plain', 'Retry-After': String(seconds) },
  });
}
