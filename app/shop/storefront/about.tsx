import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { FinalCall } from './final-call.tsx';
import { PageIntro } from './page-intro.tsx';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta(
    'About us',
    'Nanhe means little ones, Veer means heroes. Why we draw comic books in which your own child saves the day.',
    { path: '/about' },
  );

const VALUES = [
  {
    title: 'Creativity',
    text: 'Every page is composed by people who love comics: real ink lines, real jokes, real surprises, and never the same face twice.',
    ground: 'bg-saffron',
  },
  {
    title: 'Family',
    text: 'Our stories are made to be read on a lap. Grandparents appear in them, brothers and sisters help, nobody is left out.',
    ground: 'bg-rose',
  },
  {
    title: 'Excellence',
    text: 'We look at every book before it is printed. If something is not right we draw it again, and if you are not happy we say sorry with your money.',
    ground: 'bg-mint',
  },
];

export default function About() {
  return (
    <>
      <PageIntro title="We draw small people into big stories">
        <p>
          Our mission is simple: every child should open a book at least once and find that the hero looks
          like them, carries their name and gets the ending right.
        </p>
      </PageIntro>
      <section className="page grid items-center gap-10 md:grid-cols-2">
        <div className="prose">
          <h2 className="mt-0!">Where the name comes from</h2>
          <p>
            <b>Nanhe</b> (
            <span lang="hi" className="hindi-word">
              नन्हे
            </span>
            ) is what a Hindi-speaking grandmother calls the little ones. <b>Veer</b> (
            <span lang="hi" className="hindi-word">
              वीर
            </span>
            ) is the word for heroes, the brave ones in the stories that she tells after dinner. Nanhe Veer:
            little heroes.
          </p>
          <p>
            It began with one boy who asked at the end of such a story: and where was I? There was no good
            answer. So we made a book in which he was there from the first page to the last.
          </p>
        </div>
        <div className="panel panel-sun grid grid-cols-2 divide-x-[3px] divide-black-ink text-center">
          <p className="px-3 py-8">
            <span lang="hi" className="hindi-word block text-6xl/tight font-extrabold">
              नन्हे
            </span>
            <span className="mt-2 block font-display text-xl font-bold">Nanhe, little ones</span>
          </p>
          <p className="px-3 py-8">
            <span lang="hi" className="hindi-word block text-6xl/tight font-extrabold">
              वीर
            </span>
            <span className="mt-2 block font-display text-xl font-bold">Veer, heroes</span>
          </p>
        </div>
      </section>
      <section className="page mt-20">
        <h2 className="text-3xl md:text-4xl">What we hold on to</h2>
        <ul className="comic-strip mt-7">
          {VALUES.map((value) => (
            <li key={value.title} className={`panel ${value.ground} border-black-ink p-6 text-black-ink`}>
              <h3 className="text-2xl">{value.title}</h3>
              <p className="mt-2">{value.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="page mt-24">
        <figure className="mx-auto max-w-3xl">
          <blockquote className="balloon">
            <p className="font-display text-2xl/snug font-semibold md:text-3xl/snug">
              A child who has once been the hero of a book walks differently to school the next morning. That
              walk is the reason we do this.
            </p>
          </blockquote>
          <figcaption className="pl-12">
            <b>The founder of Nanhe Veer</b>
          </figcaption>
        </figure>
      </section>
      <FinalCall title="Shall we draw yours next?">
        It takes a photo, a name and about five minutes.
      </FinalCall>
    </>
  );
}
