import { useRef, useState } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';

/** Sample letters: the shop's readers have not written yet. */
const TESTIMONIALS = [
  {
    words:
      'She read it four times the first evening, and then to her dolls. In the third picture she shouted: that is me!',
    name: 'Priya S.',
    from: 'mother of Anaya (6), Pune',
  },
  {
    words:
      'Our son does not like to read. He took this one to bed. The face is his, down to the gap in his teeth.',
    name: 'Rahul M.',
    from: 'father of Vihaan (7), Bengaluru',
  },
  {
    words:
      'I wanted a birthday present that is not plastic. The whole party wanted to know how he got into a comic.',
    name: 'Meera K.',
    from: 'aunt of Kabir (5), Kochi',
  },
] as const;

/** What families say, one balloon at a time. Swipes by itself where there is a finger; nothing moves on its own. */
export function Testimonials() {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** The balloon that a button scrolls to; null while a finger scrolls. */
  const turning = useRef<number | null>(null);
  const scrollTo = (index: number, behavior: 'smooth' | 'instant') =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior });
  const turnTo = (index: number) => {
    const target = (index + TESTIMONIALS.length) % TESTIMONIALS.length;
    // A smooth scroll that is interrupted by another stops at an arbitrary place.
    scrollTo(target, turning.current === null ? 'smooth' : 'instant');
    turning.current = target;
    setShown(target);
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const here = Math.round(scrollLeft / clientWidth);
    if (turning.current !== null && turning.current !== here) return scrollTo(turning.current, 'instant');
    turning.current = null;
    setShown(here);
  };
  return (
    <section
      className="page mt-24"
      aria-roledescription="carousel"
      aria-labelledby="families"
      data-nosnippet="true"
    >
      <h2 id="families" className="text-center text-3xl md:text-4xl">
        At bedtime, around India
      </h2>
      <div className="mx-auto mt-8 grid max-w-4xl grid-cols-[1fr_1fr] items-center gap-4 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <ul
          ref={strip}
          onScrollEnd={follow}
          onPointerDown={() => (turning.current = null)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling strip must take the arrow keys
          tabIndex={0}
          aria-label="What families say"
          className="col-span-2 flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:col-span-1 md:col-start-2"
        >
          {TESTIMONIALS.map((letter, index) => (
            <li
              key={letter.name}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${TESTIMONIALS.length}`}
              className="w-full flex-none snap-center px-2 pb-3"
            >
              <figure>
                <blockquote className="balloon">
                  <p className="font-display text-xl/snug font-semibold md:text-2xl/snug">{letter.words}</p>
                </blockquote>
                <figcaption className="pl-12">
                  <span className="font-display font-bold">{letter.name}</span>, {letter.from}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label="Previous"
          onClick={() => turnTo(shown - 1)}
          className="button button-plain size-12 justify-self-end rounded-full! p-0 md:col-start-1 md:row-start-1"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-6" />
        </button>
        <button
          type="button"
          aria-label="Next"
          onClick={() => turnTo(shown + 1)}
          className="button button-plain size-12 rounded-full! p-0 md:col-start-3 md:row-start-1"
        >
          <ArrowRight aria-hidden="true" strokeWidth={3} className="size-6" />
        </button>
      </div>
      <p className="mt-4 text-center text-base text-ink-soft">
        Sample letters, until our first readers’ arrive.
      </p>
    </section>
  );
}
