import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import {
  AGES,
  DELIVERY,
  GUARANTEE,
  MAKING,
  MAX_PHOTO_MB,
  PAGES,
  PDF_QUALITY,
  PRIVACY,
} from '../../platform/facts/facts.ts';

/** The ten questions. The chat helper uses them too. */
export const faq = (): { question: string; answer: string }[] => [
  {
    question: 'What kind of photo do I need?',
    answer: `One clear photo of your child’s face, looking at the camera, in good light, as JPG, PNG or WebP up to ${MAX_PHOTO_MB} MB. Caps and sunglasses off, smile on. If we cannot use a photo we tell you why, in plain words, and you try another one.`,
  },
  {
    question: 'For which ages are the books?',
    answer: `For ages ${AGES}. Small children have the story read to them, older ones read it themselves, and most do both.`,
  },
  {
    question: 'How long does it take until the book is here?',
    answer: `Digital copies arrive within ${DELIVERY.digitalFaq}. Printed books take ${DELIVERY.printFaq} in our workshop, and then travel to you; in all we promise ${DELIVERY.promise}.`,
  },
  {
    question: 'What do the books cost?',
    answer: `The digital copy is ${rupees(FORMAT_PRICE.digital)}, the printed book ${rupees(FORMAT_PRICE.print)} delivered home, and both together with fast delivery ${rupees(FORMAT_PRICE.combo)}.`,
  },
  {
    question: 'Can I see the book before I pay?',
    answer:
      'Yes. In step 4 of making a book you read the whole book, from the cover to the last page, with your child’s name and face in place. Payment is the last step.',
  },
  {
    question: 'Can I write my own story?',
    answer:
      'You can. Give the book a title, a dedication and a story of your own while you make it. Every word stays yours: we lay them out over the pages and draw what they tell, and you see the book before you pay.',
  },
  {
    question: 'How many pages are there, and how good is the print?',
    answer: `Every book has ${PAGES} pages in full colour, told in English or in Hindi, as you choose. The digital copy is a ${PDF_QUALITY}, sharp enough to print at home or at any shop; the printed one comes from the same file.`,
  },
  {
    question: 'What happens to my child’s photo?',
    answer: `It is used to draw your book and for nothing else. It is kept private, its location data is removed as soon as it arrives, and it is deleted after ${PRIVACY.photoKeptDays} days. You can delete it earlier whenever you like.`,
  },
  {
    question: 'What if I do not like the result?',
    answer: `${MAKING.revisions.charAt(0).toUpperCase()}${MAKING.revisions.slice(1)} of minor revisions is included. If it still is not right, our ${GUARANTEE.days}-day satisfaction guarantee gives you a refund. You can also cancel within ${GUARANTEE.cancelWithin}, before the work begins.`,
  },
  {
    question: 'How can I pay, and do you deliver outside India?',
    answer: `By card, UPI or wallet, through a secure payment window; we never see your card number. We deliver everywhere in India in ${DELIVERY.domestic} and to other countries in ${DELIVERY.international}.`,
  },
];
