import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { CONTACT, PRIVACY } from '../../platform/facts/facts.ts';
import { PolicyPage } from './policy-page.tsx';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta(
    'Privacy Policy',
    `Your child’s photo makes your book and nothing else. It is private and deleted after ${PRIVACY.photoKeptDays} days.`,
    { path: '/privacy-policy' },
  );

export default function PrivacyPolicy() {
  return (
    <PolicyPage
      title="Privacy Policy"
      intro="It is your child’s face. We treat it the way we would want ours treated."
      inShort={[
        'The photo makes your book and nothing else.',
        `It is deleted after ${PRIVACY.photoKeptDays} days, or earlier when you say so.`,
        'No advertising, no trackers, nothing sold.',
        `We answer privacy requests within ${PRIVACY.answerWithinDays} days.`,
      ]}
    >
      <h2 className="mt-0!">The photo</h2>
      <ul>
        <li>
          It reaches us only after you have said that you are the parent or guardian or have their permission.
        </li>
        <li>
          Where your phone or computer can, it draws the hero by itself: then the photo never reaches us. The
          page says so.
        </li>
        <li>Where and when it was taken is removed from the file the moment it arrives.</li>
        <li>
          It is used to draw the hero of your book. It trains no model, and it is never shown to anybody else.
        </li>
        <li>
          A drawn hero needs no photo: when you order with one, its photo is deleted at once. The drawing is
          made of lines and colours by which nobody can be recognised, and stays with your book.
        </li>
        <li>
          Source photos are deleted after {PRIVACY.photoKeptDays} days: we count from the day your book is
          delivered. A photo that never became an order goes after {PRIVACY.unusedPhotoKeptDays} days; while
          its book lies in your cart it waits there, for {PRIVACY.photoInCartKeptDays} days at the most.
        </li>
        <li>
          You can remove it whenever you like, before you order and afterwards on your order’s page. It is
          deleted at once, with the head that we cut from it. A finished book stays, and keeps the pictures of
          its hero, so that you can go on reading it; they are deleted with your account. Of a book that is
          not drawn yet nothing stays: it waits for another photo, or gets the drawn hero if you say so. Of an
          order that was cancelled or refunded the book leaves with the photo.
        </li>
      </ul>
      <h2>What else we keep</h2>
      <ul>
        <li>
          Your name, e-mail address, phone number and address, so that we can make, deliver and talk about
          your book.
        </li>
        <li>
          Your own picture, if you put one into your profile. Only you see it, and one press deletes it.
        </li>
        <li>Your child’s first name and the words that you write for the book.</li>
        <li>
          What you type before you order, for {PRIVACY.unusedPhotoKeptDays} days after your last change, so
          that you find your book again.
        </li>
        <li>
          The letters that we sent you, for {PRIVACY.lettersKeptDays} days. Then we forget their words and
          their address.
        </li>
        <li>
          Photos of a book that is not as it should be, if you send us some. Only you and we see them, and we
          delete them {PRIVACY.claimPhotosKeptDays} days after our answer.
        </li>
        <li>
          The finished book, so that it can be read and printed again. If its order is cancelled or refunded,
          we delete it {PRIVACY.endedBooksKeptDays} days later.
        </li>
        <li>Your orders and invoices, for as long as tax law asks for them.</li>
        <li>
          A cookie that keeps you signed in and one that keeps your draft. There are no advertising cookies
          and no trackers on this site.
        </li>
      </ul>
      <h2>Who else sees it</h2>
      <p>
        The payment provider sees what it needs for the payment, the courier your name, address and phone
        number, the e-mail service the letters that we send you. If you write a story of your own, a language
        service may help to choose its pictures: it sees your words and no photo. Your child’s name is left
        out where it is spelled as you gave it for the book; a nickname, or the name in other letters, goes
        along. Nobody buys your data from us, because we do not sell it.
      </p>
      <h2>How it is kept safe</h2>
      <ul>
        <li>The connection is encrypted, passwords are stored as hashes, payments happen at the provider.</li>
        <li>Staff use a password and two-factor authentication to open the admin rooms.</li>
        <li>Access to photos is limited to your own account and to the people who make your book.</li>
      </ul>
      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you and your child, have it corrected, have it deleted, or take back a
        permission. Two of it you can do yourself, in your profile: “Download my data” and “Delete my
        account”. We answer every privacy request within {PRIVACY.answerWithinDays} days. Write to{' '}
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a> or to our grievance officer,{' '}
        {CONTACT.grievanceOfficer}, {CONTACT.address}. If you are not content with the answer, you may turn to
        the Data Protection Board of India.
      </p>
      <h2>Children</h2>
      <p>
        The shop is for adults; the books are for children. We do not knowingly open accounts for anybody
        under 18, and we do not follow children around.
      </p>
    </PolicyPage>
  );
}
