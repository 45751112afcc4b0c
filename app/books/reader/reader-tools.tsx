import type { RefObject } from 'react';
import { BookOpenText, GalleryHorizontal, Maximize2, Minimize2, Pause, Volume2 } from 'lucide-react';
import { Button } from '../../ui/parts/button.tsx';
import type { FullScreen } from './use-full-screen.ts';
import { type ReadAloud, SPEEDS } from './use-read-aloud.ts';

/** What else can be done with an open book: have it read aloud, see its words, fill the screen. */
export function ReaderTools({
  screen,
  table,
  aloud,
  page,
  wordsSeen,
  onWords,
  stripAsked,
  onStrip,
}: {
  screen: FullScreen;
  /** The element with the open pages. */
  table: RefObject<HTMLElement | null>;
  aloud: ReadAloud;
  /** The first page that lies open. */
  page: number;
  wordsSeen: boolean;
  onWords: () => void;
  stripAsked: boolean;
  onStrip: () => void;
}) {
  return (
    <div className="reader-tools mt-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 max-sm:gap-x-0">
      {aloud.voice ? (
        <Voice table={table} aloud={aloud} page={page} />
      ) : (
        <p className="reader-label text-center text-base text-ink-soft max-sm:basis-full">
          This browser has no voice to read the book aloud.
        </p>
      )}
      <Button kind="quiet" aria-pressed={wordsSeen} onClick={onWords} className="!px-2">
        <BookOpenText aria-hidden="true" className="size-5" />
        <span className="reader-label">{wordsSeen ? 'Hide the words' : 'Show the words'}</span>
      </Button>
      <Button kind="quiet" aria-expanded={stripAsked} onClick={onStrip} className="reader-ask-strip !px-2">
        <GalleryHorizontal aria-hidden="true" className="size-5" />
        <span className="reader-label">All pages</span>
      </Button>
      <FillScreen {...screen} />
    </div>
  );
}

function Voice({
  table,
  aloud,
  page,
}: {
  table: RefObject<HTMLElement | null>;
  aloud: ReadAloud;
  page: number;
}) {
  const reading = aloud.state === 'reading';
  /** Also scrolls the pages into sight, because the button is below them. */
  const play = () => {
    aloud.play(page);
    table.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Button kind="quiet" onClick={reading ? aloud.pause : play} className="!px-2">
        {reading ? (
          <Pause aria-hidden="true" className="size-5" />
        ) : (
          <Volume2 aria-hidden="true" className="size-5" />
        )}
        <span className="reader-label">
          {reading ? 'Pause reading' : aloud.state === 'paused' ? 'Go on reading' : 'Read aloud'}
        </span>
      </Button>
      {aloud.state !== 'silent' && (
        <label className="flex items-center gap-2 text-base max-sm:ml-2">
          <span className="reader-label">Speed</span>
          <select
            value={aloud.rate}
            onChange={(event) => aloud.setRate(Number(event.target.value))}
            className="field-input w-auto py-1"
          >
            {SPEEDS.map(({ rate, name }) => (
              <option key={rate} value={rate}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

function FillScreen({ possible, filled, toggle }: FullScreen) {
  if (!possible) return null;
  return (
    <Button kind="quiet" onClick={toggle} className="!px-2">
      {filled ? (
        <Minimize2 aria-hidden="true" className="size-5" />
      ) : (
        <Maximize2 aria-hidden="true" className="size-5" />
      )}
      <span className="reader-label">{filled ? 'Leave full screen' : 'Full screen'}</span>
    </Button>
  );
}
