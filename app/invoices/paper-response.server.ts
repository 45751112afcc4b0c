import { attachmentNamed } from '../books/copy-name.ts';
import { PRIVATE } from '../platform/private-headers.ts';
import { isId } from '../text/uuid.ts';
import { invoiceById } from './invoices.server.ts';
import { PrinterBusy } from './paper-press.server.ts';
import { printInvoice } from './print-invoice.server.ts';

/** A paper as a file to keep. @param orderId null when whoever asks has no such order. */
export async function paperResponse(orderId: string | null, paperId: string): Promise<Response> {
  const invoice =
    orderId !== null && isId(orderId) && isId(paperId) ? await invoiceById(orderId, paperId) : null;
  if (!invoice) return new Response(null, { status: 404, headers: PRIVATE });
  try {
    const bytes = await printInvoice(invoice.paper);
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
    if (!(error instanceof PrinterBusy)) throw error;
    return new Response('Many papers are being printed. Please try again in a minute.', {
      status: 503,
      headers: { ...PRIVATE, 'Content-Type': 'text/plain', 'Retry-After': '60' },
    });
  }
}
