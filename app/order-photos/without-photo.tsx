import type { SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/tick.tsx';
import { addressOf } from './photo-address.ts';
import type { OrderedHero } from './ordered-heroes.server.ts';
import { Refused } from './refused.tsx';
import { usePhotoDeed } from './use-photo-deed.ts';

interface Props {
  hero: OrderedHero;
  onDone: () => void;
  onClose: () => void;
}

/** In a dialog: the photo of an ordered book goes. What is not drawn yet goes on only as its parent says. */
export function RemovePhoto({ hero, onDone, onClose }: Props) {
  const { send, busy, refused } = usePhotoDeed(`${addressOf(hero)}/remove-photo`, onDone);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>
        The photo and the head that we drew from it are deleted at once, for good.
        {hero.made && ' The finished book stays as it is.'}
        {hero.asks && ' Your book is not drawn yet.'}
      </p>
      {hero.asks && (
        <fieldset>
          <legend className="mb-1 font-display font-bold">How shall it go on?</legend>
          <Tick type="radio" name="how" value="wait" required className="py-1.5">
            It waits until I send another photo
          </Tick>
          <Tick type="radio" name="how" value="drawn" required className="py-1.5">
            Draw it with the drawn hero instead
          </Tick>
        </fieldset>
      )}
      <Refused words={refused} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>Keep the photo</Button>
        <Button type="submit" kind="danger" busy={busy}>
          Remove the photo
        </Button>
      </div>
    </form>
  );
}

/** In a dialog: a book that waits gets the drawn hero. */
export function UseDrawnHero({ hero, onDone, onClose }: Props) {
  const { send, busy, refused } = usePhotoDeed(`${addressOf(hero)}/remove-photo`, onDone);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="how" value="drawn" />
      <p>
        The book is drawn at once, with a drawn child as its hero
        {hero.photo && ', and the photo is deleted'}. The name and all other words stay as you chose them.
      </p>
      <Refused words={refused} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>Not yet</Button>
        <Button type="submit" kind="main" busy={busy}>
          Use the drawn hero
        </Button>
      </div>
    </form>
  );
}
