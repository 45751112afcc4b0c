import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { SamplePicture } from './sample-picture.tsx';
import {
  DELIVERY,
  MAKING,
  MAX_PHOTO_MB,
  PAGES,
  PDF_QUALITY,
  PRIVACY,
  WHO_ASHA_IS,
} from '../../platform/facts/facts.ts';
import { FinalCall } from './final-call.tsx';
import { PageIntro } from './page-intro.tsx';
import { Unbroken } from '../../ui/parts/unbroken.tsx';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta(
    'How it works',
    'Four steps from a photo to a printed comic book: upload a photo, choose an adventure, personalize and preview, get the book.',
    { path: '/how-it-works' },
  );

const steps = () => [
  {
    title: 'Upload a photo',
    text: `One clear picture of your child’s face, up to ${MAX_PHOTO_MB} MB. We turn it into a drawn hero with several expressions. No photo at hand? Choose a drawn child instead and add the photo later.`,
    note: 'A face looking at the camera, in daylight, works best.',
    ground: 'bg-mint',
    drawing: (
      <>
        <path d="M12 26h20l8-11h28l8 11h20v62H12Z" fill="#fff8e8" />
        <circle cx="54" cy="56" r="21" fill="#2f62d9" />
        <circle cx="54" cy="56" r="11" fill="#8fdcd3" />
        <path d="M84 36h4" />
      </>
    ),
  },
  {
    title: 'Choose your adventure',
    text: 'A city to save, a kingdom to wake, a galaxy to cross, a palace with a secret. Pick the story that fits your little one, or write one of your own.',
    note: `Every book has ${PAGES} pages.`,
    ground: 'bg-saffron',
    drawing: (
      <>
        <path d="M14 20h30v72H14Z" fill="#e0234e" />
        <path d="M44 14h26v78H44Z" fill="#fff8e8" />
        <path d="m70 28 24-8 14 66-24 7Z" fill="#2f62d9" />
        <path d="M22 34h14M22 44h14M52 30h10" />
      </>
    ),
  },
  {
    title: 'Personalize and preview',
    text: 'Type the name and see it on the cover at once, in English or in Hindi. Add a title, a dedication or a wish. You read your child’s whole book before you pay anything.',
    note: `Our artists look at the photo within ${MAKING.photoReview} and finish the book in ${MAKING.creation}.`,
    ground: 'bg-sun',
    drawing: (
      <>
        <path
          d="M54 30C42 20 26 19 10 22v62c15-3 31-2 44 8 13-10 29-11 44-8V22c-16-3-32-2-44 8Z"
          fill="#fff8e8"
        />
        <path d="M54 30v62M20 36c8-1 16 0 24 4M20 50c8-1 16 0 24 4" fill="none" />
        <path d="m76 36 4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1Z" fill="#ff9a1f" />
      </>
    ),
  },
  {
    title: 'Get the book',
    text: `The printed book is at your door in ${DELIVERY.promise}, the digital copy is a ${PDF_QUALITY}. Then comes the best part: the face of the reader.`,
    note: `The source photo is deleted after ${PRIVACY.photoKeptDays} days at the latest. A drawn child needs none: it goes when you order, and where your device can draw, it is never sent.`,
    ground: 'bg-rose',
    drawing: (
      <>
        <path d="M14 40h80v50H14Z" fill="#ff9a1f" />
        <path d="M8 26h92v16H8Z" fill="#ffd23f" />
        <path d="M46 26h16v64H46Z" fill="#e0234e" />
        <path d="M54 26C40 26 28 18 34 10s18 4 20 16c2-12 14-24 20-16s-6 16-20 16Z" fill="#e0234e" />
      </>
    ),
  },
];

export default function HowItWorks() {
  return (
    <>
      <PageIntro title="From a photo to a comic in four steps">
        <p>Five minutes of your time, a few days of ours, and a book that is asked for again and again.</p>
      </PageIntro>
      <figure className="page mb-8">
        <div className="panel grid items-center justify-items-center gap-x-6 gap-y-4 p-4 sm:grid-cols-[9rem_1fr] sm:p-6">
          <SamplePicture
            name="photo"
            alt="A portrait of a smiling girl with two braids, in her school shirt"
            width={144}
            eager
            className="w-36 -rotate-3 border-[2.5px] border-black-ink bg-white p-1.5 pb-4 shadow-print"
          />
          <SamplePicture
            name="faces"
            alt="The same girl, drawn with six faces: happy, surprised, laughing, brave, thinking and proud"
            width={720}
            height={120}
            eager
            className="w-full rounded-(--radius-panel) border-[2.5px] border-line"
          />
        </div>
        <figcaption className="mt-3 text-base text-ink-soft">{WHO_ASHA_IS}</figcaption>
      </figure>
      <ol className="page grid gap-6 md:grid-cols-2 md:gap-8">
        {steps().map((step, index) => (
          <li key={step.title} className="panel grid overflow-hidden sm:grid-cols-[11rem_1fr]">
            <div
              className={`relative grid place-items-center border-b-[2.5px] border-line p-5 sm:border-r-[2.5px] sm:border-b-0 ${step.ground}`}
            >
              <span className="absolute top-2 left-3 font-comic text-5xl text-black-ink" aria-hidden="true">
                {index + 1}
              </span>
              <svg
                viewBox="0 0 108 104"
                width="108"
                height="104"
                aria-hidden="true"
                stroke="#1a1026"
                strokeWidth="4.5"
                strokeLinejoin="round"
                strokeLinecap="round"
              >
                {step.drawing}
              </svg>
            </div>
            <div className="p-6">
              <h2 className="text-2xl">{step.title}</h2>
              <p className="mt-2">
                <Unbroken>{step.text}</Unbroken>
              </p>
              <p className="mt-3 text-base text-ink-soft">
                <Unbroken>{step.note}</Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <FinalCall title="Ready? The first step is the best one">
        Add a photo and watch your child turn into ink and colour.
      </FinalCall>
    </>
  );
}
