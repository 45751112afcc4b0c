import { SamplePicture } from './sample-picture.tsx';

/** The shop's one trick at a glance: a photo on the left, the same child as the hero of a book on the right. */
export function PhotoBecomesHero() {
  return (
    <figure className="relative mx-auto w-full max-w-[34rem] pb-[4%]">
      <div className="ml-auto w-[76%] rotate-3">
        <span className="book bg-crimson">
          <SamplePicture
            name="hero"
            alt="The same girl, drawn, as the hero on the cover of her comic book: she flies over the city in a cape"
            width={560}
            eager
          />
        </span>
      </div>
      <div className="absolute bottom-0 left-0 w-[42%] -rotate-6 border-[2.5px] border-black-ink bg-white p-[2.5%] pb-[9%] shadow-print">
        <SamplePicture
          name="photo"
          alt="A portrait of a smiling girl with two braids, in her school shirt"
          width={400}
          eager
        />
        <span
          aria-hidden="true"
          className="absolute bottom-[3.5%] left-0 w-full text-center font-display text-sm font-bold text-black-ink md:text-base"
        >
          Asha, 6
        </span>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 120 90"
        className="absolute top-[14%] left-0 w-[22%]"
        fill="none"
        stroke="#1a1026"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <g strokeWidth="17">
          <path d="M22 82C14 46 36 22 82 24M64 6l24 18-22 20" />
        </g>
        <g stroke="#ffd23f" strokeWidth="9">
          <path d="M22 82C14 46 36 22 82 24M64 6l24 18-22 20" />
        </g>
      </svg>
    </figure>
  );
}
