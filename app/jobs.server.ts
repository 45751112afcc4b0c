import { forgetUnconfirmed } from './account/account/forget-unconfirmed.job.server.ts';
import { sendResetLink } from './account/account/reset-password.server.ts';
import { drawHeroJob } from './books/drawing/draw-hero.job.server.ts';
import { forgetCheckouts } from './buying/checkout/forget-checkouts.job.server.ts';
import { claimClock } from './payments/claims/claim-clock.job.server.ts';
import { forgetMessages } from './shop/contact/forget-messages.job.server.ts';
import { writeInvoices } from './payments/refunds/write-invoices.job.server.ts';
import { forgetKeptDrafts } from './account/kept-drafts/forget-kept-drafts.job.server.ts';
import { forgetLetters } from './platform/mail/forget-letters.job.server.ts';
import { galleryClock } from './shop/gallery/forget-pictures.job.server.ts';
import { sendLetter, sweepOutbox } from './platform/mail/send-letter.job.server.ts';
import { sweepTerms } from './admin/order-list/search-terms.job.server.ts';
import { makeBookJob, sweepBooks } from './orders/orders/make-book.job.server.ts';
import { confirmPaymentJob } from './payments/payments/confirm-payment.job.server.ts';
import { listUnknownWebhookEvents, readWebhookEventJob } from './payments/payments/webhook-events.server.ts';
import { reconcileJob } from './payments/payments/reconcile.job.server.ts';
import { refundPaymentJob } from './payments/payments/refund-payment.job.server.ts';
import { photoClock, photoLeaves } from './books/photos/leaving-photos.job.server.ts';
import { pictureClock } from './shop/profile/picture-clock.job.server.ts';
import { forgetLimitsJob } from './platform/jobs/forget-limits.job.server.ts';
import { forgetPhoneOrders } from './payments/phone-orders/forget-phone-orders.job.server.ts';
import { forgetEndedBooks } from './shop/privacy/forget-ended-books.job.server.ts';
import { forgetFiles } from './shop/privacy/forget-files.job.server.ts';
import type { Job } from './platform/jobs/jobs.server.ts';
import { proofClock } from './orders/proofs/proof-clock.job.server.ts';
import { vacuumJob } from './platform/jobs/vacuum.job.server.ts';
import { forgetStaffSessions } from './account/staff-sessions/forget-sessions.job.server.ts';

/** All later work of the shop. */
export const JOBS: Job<never>[] = [
  sendResetLink,
  sendLetter,
  sweepOutbox,
  forgetLetters,
  forgetUnconfirmed,
  forgetStaffSessions,
  photoClock,
  photoLeaves,
  forgetKeptDrafts,
  pictureClock,
  forgetFiles,
  forgetEndedBooks,
  galleryClock,
  readWebhookEventJob,
  listUnknownWebhookEvents,
  confirmPaymentJob,
  reconcileJob,
  forgetCheckouts,
  forgetMessages,
  forgetPhoneOrders,
  refundPaymentJob,
  writeInvoices,
  claimClock,
  drawHeroJob,
  makeBookJob,
  sweepBooks,
  proofClock,
  sweepTerms,
  forgetLimitsJob,
  vacuumJob,
];
