import { useEffect, useRef, useState } from 'react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { Faces } from '../../books/photos/faces.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Dialog } from '../../ui/parts/dialog.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { Refused } from '../../ui/parts/refused.tsx';
import { bookAddress } from '../orders/order-books.ts';
import type { OrderedHero } from './ordered-heroes.server.ts';
import { SendPhoto } from './send-photo.tsx';
import { usePhotoAction } from './use-photo-action.ts';
import { RemovePhoto, UseDrawnHero } from './without-photo.tsx';

/** Shows where the heroes of an order come from. Photos can be added, replaced and removed here. */
export function OrderPhotos({ heroes }: { heroes: readonly OrderedHero[] }) {
  return (
    <section id="photos" aria-labelledby="photos-heading" className="no-print grid scroll-mt-24 gap-4">
      <h2 id="photos-heading" className="text-2xl">
        {heroes.length > 1 ? 'The heroes and their photos' : 'The hero and the photo'}
      </h2>
      <ul className="grid gap-4">
        {heroes.map((hero) => (
          <Panel as="li" key={hero.itemId} tone={hero.wanting ? 'sun' : 'quiet'}>
            <HeroOfBook hero={hero} named={heroes.length > 1} />
          </Panel>
        ))}
      </ul>
    </section>
  );
}

/** @param named whether the book needs a heading, because there are several. */
function HeroOfBook({ hero, named }: { hero: OrderedHero; named: boolean }) {
  const [asked, ask] = useState<'send' | 'remove' | 'draw' | null>(null);
  const words = useRef<HTMLOutputElement>(null);
  const close = () => ask(null);
  const doneWith = useRef<OrderedHero>(null);
  const done = () => {
    doneWith.current = hero;
    close();
  };
  // The button that opened the dialog may disappear with the photo, at once or when the page's data is read
  // again. Then focus moves to the text.
  useEffect(() => {
    if (!doneWith.current || asked) return;
    const lost = document.activeElement === document.body;
    if (lost) words.current?.focus({ preventScroll: true });
    if (lost || doneWith.current !== hero) doneWith.current = null;
  }, [asked, hero]);
  const of = named && <span className="sr-only"> of {hero.title}</span>;
  return (
    <div className="flex flex-wrap items-start gap-5">
      {hero.photo && (
        <Photo hero={hero} url={`${bookAddress(hero)}/photo?sent=${hero.photo.mark}`} onDone={done} />
      )}
      <div className="min-w-0 flex-1 basis-60">
        {named && <h3 className="text-lg">{hero.title}</h3>}
        <output ref={words} tabIndex={-1} className="block">
          <Words hero={hero} />
        </output>
        <div className="mt-3 flex flex-wrap gap-3">
          {hero.open && (
            <Button kind={hero.wanting ? 'main' : 'plain'} onClick={() => ask('send')}>
              <ImagePlus aria-hidden="true" className="size-5" />
              {hero.from === 'drawn' ? 'Add a photo' : 'Send another photo'}
              {of}
            </Button>
          )}
          {hero.wanting && (
            <Button onClick={() => ask('draw')}>
              Use the drawn hero
              {of}
            </Button>
          )}
          {hero.photo && (
            <Button kind={hero.wanting ? 'plain' : 'quiet'} onClick={() => ask('remove')}>
              <Trash2 aria-hidden="true" className="size-5" />
              Remove the photo
              {of}
            </Button>
          )}
        </div>
      </div>
      <Dialog
        open={asked === 'send'}
        onClose={close}
        title={hero.from === 'drawn' ? 'Add a photo' : 'Send another photo'}
      >
        <SendPhoto hero={hero} onDone={done} />
      </Dialog>
      <Dialog open={asked === 'remove'} onClose={close} title="Remove the photo?">
        <RemovePhoto hero={hero} onDone={done} onClose={close} />
      </Dialog>
      <Dialog open={asked === 'draw'} onClose={close} title="Use the drawn hero?">
        <UseDrawnHero hero={hero} onDone={done} onClose={close} />
      </Dialog>
    </div>
  );
}

/** The photo of a hero. When the book waits for the parent to choose a face, they can tap one. */
function Photo({ hero, url, onDone }: { hero: OrderedHero; url: string; onDone: () => void }) {
  const { send, busy, refused } = usePhotoAction(`${bookAddress(hero)}/face`, onDone);
  if (hero.faces.length === 0)
    return (
      <img
        src={url}
        alt="As you sent it"
        className="max-h-40 max-w-32 flex-none rounded-(--radius-button) border-2 border-line bg-paper-deep"
      />
    );
  const choose = (face: number) => {
    const form = new FormData();
    form.set('face', String(face));
    form.set('sent', String(hero.photo?.mark));
    void send(form);
  };
  return (
    <div aria-busy={busy} className="grid max-w-full gap-2">
      <Faces faces={hero.faces} upright={hero.upright} photoUrl={url} onChoose={choose} />
      {refused && <Refused>{refused}</Refused>}
    </div>
  );
}

function Words({ hero: { from, photo, wanting, faces, made, over, open } }: { hero: OrderedHero }) {
  if (wanting)
    return (
      <>
        <b className="block font-display text-lg/snug">Your book waits for a word from you.</b>
        <span className="mt-1 block">
          {wanting} Nothing is drawn until you say how to go on:{' '}
          {faces.length > 0 && 'tap the one who is the hero, or go on '}
          with another photo, or with the drawn hero.
        </span>
      </>
    );
  const stays = made && !over ? ' The finished book stays.' : '';
  if (photo)
    return `The hero comes from the photo that you sent on ${photo.sent}. It is deleted on ${photo.leaves}, or at once when you remove it.${stays}`;
  if (from === 'likeness')
    return `The hero was drawn from a photo, and the book needs only the drawing. We do not have the photo: it is deleted, or was never sent to us.${open ? ' To have the child drawn from another photo, send it here.' : ''}`;
  if (from === 'gone') return `The photo is deleted.${stays}`;
  return `The hero is the drawn child.${open ? ' You can still add a photo: the book is then drawn from it.' : ''}`;
}
