import type { BookRequest, Page, PagePlan, Story } from '../book.ts';
import { brokenRules } from '../layout/page-rules.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { type CustomRoom, customRoom } from './load-custom.ts';
import { wordsOf } from './words.ts';

/** A story with the parent's words in place of its own. */
export interface CustomBook extends Story {
  /** Composes a page. When its words do not fit beside the people, tries smaller people, and then none. */
  compose: (plan: PagePlan, page: (plan: PagePlan) => Page) => Page;
}

/**
 * The last books. While a message or a hero changes, their pages stay the same objects and are not redrawn.
 */
const planned: { key: string; lettering: Lettering; book: CustomBook }[] = [];
const KEPT = 2;

/**
 * The book of a custom story; undefined when the parent wrote none, or none of it can be lettered.
 * @throws Error when `loadBook` has not loaded the room; RangeError when the text is too long.
 */
export function customBook(
  { customStory }: Pick<BookRequest, 'customStory'>,
  base: Story,
  name: string,
  lettering: Lettering,
): CustomBook | undefined {
  if (!customStory || lettering.readable(customStory.text, 'caption') === '') return undefined;
  const room = customRoom();
  if (!room) throw new Error('Load the room for custom stories before a book of one is made.');
  const key = JSON.stringify([base.id, namedIn(customStory.text, name), customStory]);
  const known = planned.find((each) => each.key === key && each.lettering === lettering);
  if (known) return known.book;
  const book = planBookOf(room, customStory, base, name, lettering);
  planned.unshift({ key, lettering, book });
  planned.length = Math.min(planned.length, KEPT);
  return book;
}

/**
 * The words of the name that occur in the text. The pages depend on these alone, so typing a name changes few
 * pages.
 */
function namedIn(text: string, name: string): string[] {
  const words = new Set(wordsOf(text));
  return wordsOf(name).filter((word) => words.has(word));
}

function planBookOf(
  { planCustomStory, roomierPages, wholeArt, art }: CustomRoom,
  customStory: NonNullable<BookRequest['customStory']>,
  base: Story,
  name: string,
  lettering: Lettering,
): CustomBook {
  const readable = (text: string): string => lettering.readable(text, 'caption');
  const { blurb, ...plan } = planCustomStory(customStory, name, base, readable);
  return {
    ...base,
    ...plan,
    art: wholeArt(base.art, art),
    blurb: blurb.en,
    hindi: { ...base.hindi, blurb: blurb.hi },
    compose: (page, draw) => {
      let drawn = draw(page);
      for (const roomier of roomierPages(page)) {
        if (brokenRules(drawn).length === 0) break;
        drawn = draw(roomier);
      }
      return drawn;
    },
  };
}
