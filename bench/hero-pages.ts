import { drawBust } from '../comic/art/hero/bust.ts';
import type { Hero, LikenessHero, PhotoHero } from '../comic/hero.ts';
import { bookToPdf, loadBook, loadLettering, makeBook } from '../comic/index.ts';
import { deflate } from '../comic/node-deflate.ts';
import { fontBytes } from '../comic/node-fonts.ts';
import { drawnSample } from '../comic/sample-heroes.ts';

const STORY = 'superhero-adventure';
const RUNS = 40;
const BUSTS = 40;

/** The cost of a likeness on pages, beside a drawn hero and the photo's own face. */
export interface PageFigures {
  /** CPU milliseconds to draw head and shoulders as a display list. */
  bustMs: number;
  /** Size of the hero as JSON. */
  kilobytes: number;
  /** The time for composing a page with it, as a multiple of the time with a drawn hero. */
  pageRatio: number;
  /** Size of the print PDF in MB. */
  pdfMb: number;
  photoPdfMb: number;
}

const request = (hero: Hero) => ({ story: STORY, name: 'Meera', hero }) as const;

/** The fastest of alternating runs, because other work on the computer slows both sides. */
export async function measurePages(likeness: LikenessHero, photo: PhotoHero): Promise<PageFigures> {
  const lettering = await loadLettering(fontBytes());
  await loadBook(request(likeness));
  await loadBook(request(photo));
  // A new hero each time, so that no cached drawing is used.
  const compose = (hero: Hero) => makeBook(request({ ...hero }), lettering);
  const [likenessPages, drawnPages, busts]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run++) {
    drawnPages.push(seconds(() => compose(drawnSample)));
    likenessPages.push(seconds(() => compose(likeness)));
  }
  for (let run = 0; run < BUSTS; run++) busts.push(seconds(() => drawBust({ ...likeness }, 'happy')));
  const [pdfMb, photoPdfMb] = [likeness, photo].map(
    (hero) => bookToPdf(compose(hero), { purpose: 'print', deflate }).length / 1e6,
  );
  return {
    bustMs: Math.min(...busts) * 1000,
    kilobytes: JSON.stringify(likeness).length / 1000,
    pageRatio: Math.min(...likenessPages) / Math.min(...drawnPages),
    pdfMb: pdfMb!,
    photoPdfMb: photoPdfMb!,
  };
}

function seconds(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
