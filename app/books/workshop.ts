import display from '@expo-google-fonts/bangers/400Regular/Bangers_400Regular.ttf?url';
import fallback from '@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf?url';
import speech from '@expo-google-fonts/comic-neue/700Bold/ComicNeue_700Bold.ttf?url';
import caption from '@expo-google-fonts/comic-neue/700Bold_Italic/ComicNeue_700Bold_Italic.ttf?url';
import {
  type Book,
  type BookRequest,
  loadLettering,
  loadStory,
  makeBook,
  pageToSvg,
  type Page,
  shelf,
} from '#comic';

/** The comic workshop in the browser, its lettering loaded. Large: imported only when a book is to be seen. */
export interface Workshop {
  /** Brings a story; books are drawn of stories that were brought. Rejects when it does not come. */
  bring: (story: BookRequest['story']) => Promise<void>;
  /** @throws TypeError when the hero's pictures are malformed. */
  draw: (request: BookRequest) => Book;
  pageToSvg: (page: Page) => string;
  /** The paper of a story's world, `#rrggbb`. */
  ground: (story: string) => string;
}

export async function openWorkshop(): Promise<Workshop> {
  const [displayBytes, speechBytes, captionBytes, fallbackBytes] = await Promise.all(
    [display, speech, caption, fallback].map(fontBytes),
  );
  const lettering = await loadLettering({
    display: displayBytes!,
    speech: speechBytes!,
    caption: captionBytes!,
    fallback: fallbackBytes!,
  });
  return {
    bring: loadStory,
    draw: (request) => makeBook(request, lettering),
    pageToSvg: (page) => pageToSvg(page, { idPrefix: `page${page.number}` }),
    ground: (story) => shelf.find(({ id }) => id === story)?.world.ground ?? '#1a1026',
  };
}

async function fontBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A font did not come: ${response.status}.`);
  return response.arrayBuffer();
}
