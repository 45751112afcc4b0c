import { forgetUnconfirmed } from './account/forget-unconfirmed.job.server.ts';
import { sendResetLink } from './account/reset-password.server.ts';
import { drawHeroJob } from './books/draw-hero.job.server.ts';
import { forgetCheckouts } from './checkout/forget-checkouts.job.server.ts';
import { claimClock } from './claims/claim-clock.job.server.ts';
import { forgetMessages } from './contact/forget-messages.job.server.ts';
import { writeInvoices } from './refunds/write-invoices.job.server.ts';
import { forgetKeptDrafts } from './kept-drafts/forget-kept-drafts.job.server.ts';
import { forgetLetters } from './mail/forget-letters.job.server.ts';
import { galleryClock } from './gallery/forget-pictures.job.server.ts';
import { sendLetter, sweepOutbox } from './mail/send-letter.job.server.ts';
import { sweepTerms } from './order-list/search-terms.job.server.ts';
import { makeBookJob, sweepBooks } from './orders/make-book.job.server.ts';
import { confirmPaymentJob } from './payments/confirm-payment.job.server.ts';
import { listUnknownNotices, readNoticeJob } from './payments/payment-notices.server.ts';
import { reconcileJob } from './payments/reconcile.job.server.ts';
import { refundPaymentJob } from './payments/refund-payment.job.server.ts';
import { photoClock, photoLeaves } from './photos/leaving-photos.job.server.ts';
import { pictureClock } from './profile/picture-clock.job.server.ts';
import { forgetLimitsJob } from './platform/forget-limits.job.server.ts';
import { forgetPhoneOrders } from './phone-orders/forget-phone-orders.job.server.ts';
import { forgetEndedBooks } from './privacy/forget-ended-books.job.server.ts';
import { forgetFiles } from './privacy/forget-files.job.server.ts';
import type { Job } from './platform/jobs.server.ts';
import { proofClock } from './proofs/proof-clock.job.server.ts';
import { vacuumJob } from './platform/vacuum.job.server.ts';
import { forgetStaffSessions } from './staff/forget-sessions.job.server.ts';

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
  readNoticeJob,
  listUnknownNotices,
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
