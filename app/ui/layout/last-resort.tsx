import { Button, ButtonLink } from '../parts/button.tsx';
import { OfflineWords } from '../parts/offline.tsx';
import { TornPanel } from './torn-panel.tsx';

/** The screen for an address that leads nowhere. */
export function MissingPage() {
  return (
    <LastResort sound="404" title="Oops! Page not found">
      <p>
        This page has flown out of the book. The address may be mistyped, or the page may have moved to
        another chapter.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" kind="main">
          Back to Home
        </ButtonLink>
        <ButtonLink to="/gallery">See the books</ButtonLink>
      </div>
    </LastResort>
  );
}

/**
 * The screen for somebody who sends too many requests at once.
 * @param words say when to try again.
 */
export function TooManyPage({ words }: { words: string }) {
  return (
    <LastResort sound="Psst" title="One moment, please">
      <p>{words}</p>
    </LastResort>
  );
}

/** The screen for a page that could not be loaded for want of a connection. */
export function OfflinePage() {
  return (
    <LastResort sound="Hello?" title="No connection">
      <OfflineWords />
    </LastResort>
  );
}

/** The screen for a bug. Nothing on it depends on what broke. */
export function TornPage() {
  return (
    <LastResort sound="RIP" title="A page got torn">
      <p>
        Something went wrong on our side, and we have made a note of it. Your draft and your cart are safe.
        Loading the page again often mends it.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button kind="main" onClick={() => location.reload()}>
          Load the page again
        </Button>
        <a href="/" className="button button-plain">
          Back to Home
        </a>
      </div>
    </LastResort>
  );
}

function LastResort({ sound, title, children }: { sound: string; title: string; children: React.ReactNode }) {
  return (
    <div className="page grid min-h-[60vh] grid-cols-[minmax(0,1fr)] justify-items-center gap-5 py-14 text-center">
      <title>{`${title} | Nanhe Veer`}</title>
      <TornPanel sound={sound} />
      <h1 className="text-4xl">{title}</h1>
      <div className="grid max-w-md gap-6">{children}</div>
    </div>
  );
}
