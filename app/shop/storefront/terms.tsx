import { Link } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import {
  AGES,
  CONTACT,
  DELIVERY,
  GUARANTEE,
  MAKING,
  PAGES,
  PDF_QUALITY,
} from '../../platform/facts/facts.ts';
import { PolicyPage } from './policy-page.tsx';
import { Unbroken } from '../../ui/parts/unbroken.tsx';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta('Terms of Service', 'What you and Nanhe Veer agree on when you order a personalised comic book.', {
    path: '/terms',
  });

export default function Terms() {
  return (
    <PolicyPage
      title="Terms of Service"
      intro="What we promise, and what we ask of you, in words that you can read to the end."
      inShort={[
        'You order as an adult, with a photo that you may use.',
        'Your photo and your words stay yours.',
        `You may cancel within ${GUARANTEE.cancelWithin} and have a ${GUARANTEE.days}-day satisfaction guarantee.`,
      ]}
    >
      <h2 className="mt-0!">1. Who we are</h2>
      <p>
        Nanhe Veer makes personalised comic books for children aged {AGES}. “We” is Nanhe Veer,{' '}
        {CONTACT.address}. “You” is the adult who orders.
      </p>
      <h2>2. Your account</h2>
      <p>
        You need an account with a confirmed e-mail address to order. Keep your password to yourself, and tell
        us if you think that somebody else knows it. You must be 18 or older; children do not order by
        themselves.
      </p>
      <h2>3. What you give us</h2>
      <ul>
        <li>
          A photo that you may use, of a child whose parent or guardian you are, or with that parent’s
          permission.
        </li>
        <li>Names and texts that hurt nobody and break nobody’s rights.</li>
        <li>A delivery address at which somebody can take the parcel.</li>
      </ul>
      <p>
        Your photo and your words stay yours. You allow us to use them to make your book, and for nothing
        else. We may decline a text or a picture that is not fit for children, and then refund you in full.
      </p>
      <h2>4. What you get</h2>
      <ul>
        <li>
          A book of {PAGES} pages with your child as the hero: as a {PDF_QUALITY}, as a printed book, or as
          both.
        </li>
        <li>
          A look at the photo within <Unbroken>{MAKING.photoReview}</Unbroken> and a finished book after{' '}
          <Unbroken>{MAKING.creation}</Unbroken> of work.
        </li>
        <li>Minor revisions: {MAKING.revisions} is included.</li>
      </ul>
      <p>
        The stories, drawings and characters are ours or our artists’. You may read, print, show and give away
        your book; please do not sell copies of it.
      </p>
      <h2>5. Prices and payment</h2>
      <p>
        Prices are in Indian rupees and include taxes. The price that counts is the one shown at checkout.
        Payment is by card, UPI or wallet through our payment provider; we do not see or store your card
        number. Offers cannot be paid out, and an offer for the first customers ends when they have used it.
      </p>
      <h2>6. Delivery</h2>
      <p>
        Printed books reach you in <Unbroken>{DELIVERY.promise}</Unbroken>. Details are in the{' '}
        <Link to="/shipping-policy">shipping policy</Link>.
      </p>
      <h2>7. Cancelling and refunds</h2>
      <p>
        You may cancel within {GUARANTEE.cancelWithin}, before the work begins, and you have a{' '}
        {GUARANTEE.days}-day satisfaction guarantee. How it works is on the page{' '}
        <Link to="/cancellation-refunds">cancellations and refunds</Link>.
      </p>
      <h2>8. Privacy</h2>
      <p>
        What we keep about you and your child, and for how long, is in the{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
      <h2>9. If something goes wrong</h2>
      <p>
        We answer for our mistakes. Beyond what the law demands, we answer for no more than the price of the
        order concerned. Indian law applies, and the courts of Bengaluru decide where we cannot agree.
        Complaints go to our grievance officer: {CONTACT.grievanceOfficer},{' '}
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
      </p>
      <h2>10. Changes</h2>
      <p>
        We may change these terms for later orders. For an order, the terms of the day it was placed count.
      </p>
    </PolicyPage>
  );
}
