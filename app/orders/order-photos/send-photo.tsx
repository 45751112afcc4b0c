import { type SubmitEvent, useEffect, useState } from 'react';
import { PhotoDrop } from '../../books/photos/photo-drop.tsx';
import { CONSENT_TEXT, CONSENT_VERSION, refusalOf } from '../../books/photos/photo-rules.ts';
import { PRIVACY } from '../../platform/facts/facts.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Refused } from '../../ui/parts/refused.tsx';
import { bookAddress } from '../orders/order-books.ts';
import type { OrderedHero } from './ordered-heroes.server.ts';
import { usePhotoAction } from './use-photo-action.ts';

/** The dialog form in which a parent chooses a photo for an ordered book, gives consent and sends it. */
export function SendPhoto({ hero, onDone }: { hero: OrderedHero; onDone: () => void }) {
  const { send, busy, refused } = usePhotoAction(`${bookAddress(hero)}/photo`, onDone);
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  const take = async (file: File) => {
    const refusal = await refusalOf(file);
    setWrong(refusal && `${refusal.title}: ${refusal.message}`);
    if (!refusal) setChosen({ file, url: URL.createObjectURL(file) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen) return setWrong('Please choose a photo first.');
    const form = new FormData();
    form.set('consent', 'yes');
    form.set('consentText', CONSENT_VERSION);
    form.set('photo', chosen.file, 'photo');
    void send(form);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {chosen && (
        <img
          src={chosen.url}
          alt="What you chose"
          className="max-h-56 min-h-16 w-auto justify-self-center rounded-(--radius-button) border-[2.5px] border-line bg-paper-deep"
        />
      )}
      <PhotoDrop onFile={(file) => void take(file)} small={chosen !== null} />
      <label className="flex cursor-pointer items-start gap-3">
        <input type="checkbox" required className="choice-mark mt-1" />
        <span>{CONSENT_TEXT}</span>
      </label>
      <p className="text-base/snug text-ink-soft">
        Used only to draw your hero.{hero.photo && ' The photo before is deleted at once.'} This one is
        deleted {PRIVACY.photoKeptDays} days after delivery, or when you remove it.
        {hero.made && ' The book is drawn once more.'}
      </p>
      {(wrong ?? refused) && <Refused>{wrong ?? refused}</Refused>}
      <Button kind="main" type="submit" busy={busy} className="justify-self-start">
        Send the photo
      </Button>
    </form>
  );
}
