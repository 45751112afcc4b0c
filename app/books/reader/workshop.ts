import display from '@expo-google-fonts/bangers/400Regular/Bangers_400Regular.ttf?url';
import fallback from '@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf?url';
import speech from '@expo-google-fonts/comic-neue/700Bold/ComicNeue_700Bold.ttf?url';
import caption from '@expo-google-fonts/comic-neue/700Bold_Italic/ComicNeue_700Bold_Italic.ttf?url';
import rare from '@expo-google-fonts/noto-sans/800ExtraBold/NotoSans_800ExtraBold.ttf?url';
import {
  type BookRequest,
  loadBook,
  LATIN_WITH_ANY_MARKS,
  loadLettering,
  type Page,
  pageToLayers,
  pageToSvg,
  pageToWords,
  planBook,
  shelf,
  stampPage,
  wordsOf,
  type HeroLook,
} from '#comic';
import type { OpenBook } from './open-book.ts';

/** The part of a book that tells which code and letters it needs. */
type Needed = Pick<BookRequest, 'story'> & Partial<Omit<BookRequest, 'hero'>> & { hero?: HeroLook };

/**
 * The comic workshop in the browser, with its lettering loaded. It is large, so it is imported only when a
 * book is to be seen.
 */
export interface Workshop {
  /**
   * Loads what a book needs, which has to be done before it is opened. Rejects when something cannot be
   * loaded.
   */
  bring: (book: Needed) => Promise<void>;
  /** Opens a book whose pages are composed on demand. */
  open: (request: BookRequest, show: Show) => OpenBook;
}

export interface Show {
  /** Marks every page faintly, for books that nobody paid for. */
  mark: boolean;
  /** Shows only so many pages from the start, with the cover as the first. */
  firstPages?: number;
}

const MARK = 'Preview · Nanhe Veer';

export async function openWorkshop(): Promise<Workshop> {
  const [displayBytes, speechBytes, captionBytes, fallbackBytes] = await Promise.all(
    [display, speech, caption, fallback].map(fontBytes),
  );
  const lettering = await loadLettering({
    display: displayBytes!,
    speech: speechBytes!,
    caption: captionBytes!,
    fallback: fallbackBytes!,
    further: [{ ...LATIN_WITH_ANY_MARKS, plain: () => fontBytes(rare) }],
  });
  const open: Workshop['open'] = (request, { mark, firstPages = Infinity }) => {
    const { pageCount, page, ...book } = planBook(request, lettering);
    const shown = each((number: number): Page =>
      mark ? stampPage(page(number), MARK, lettering) : page(number),
    );
    return {
      ...book,
      pageCount: Math.min(pageCount, firstPages),
      ground: shelf.find(({ id }) => id === book.story)?.world.ground ?? '#1a1026',
      layers: each((number) => pageToLayers(shown(number), `page${number}`)),
      words: each((number) => pageToWords(page(number))),
      picture: (number) => pageToSvg(shown(number), { idPrefix: `small${number}` }),
    };
  };
  const bring: Workshop['bring'] = async (book) => {
    await Promise.all([loadBook(book), lettering.bring(wordsOf(book))]);
  };
  return { bring, open };
}

/** Makes the result for each page number once, and remembers it. */
function each<Made>(make: (number: number) => Made): (number: number) => Made {
  const made = new Map<number, Made>();
  return (number) => {
    const known = made.get(number);
    if (known !== undefined) return known;
    const fresh = make(number);
    made.set(number, fresh);
    return fresh;
  };
}

async function fontBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A font did not come: ${response.status}.`);
  return response.arrayBuffer();
}
