import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { Refused } from '../../ui/parts/refused.tsx';
import { Tick } from '../../ui/parts/tick.tsx';
import { bookAddress } from '../orders/order-books.ts';
import type { OrderedHero } from './ordered-heroes.server.ts';
import { usePhotoAction } from './use-photo-action.ts';

interface Props {
  hero: OrderedHero;
  onDone: () => void;
  onClose: () => void;
}

/**
 * The dialog form that removes the photo of an ordered book. When the book is not drawn yet, the parent has
 * to choose how it continues.
 */
export function RemovePhoto(props: Props) {
  const { hero } = props;
  return (
    <WithoutPhoto {...props} leave="Keep the photo" press="Remove the photo" kind="danger">
      <p>
        {hero.over
          ? 'The photo is deleted at once, for good, and so is every picture of its hero that we drew for this book.'
          : hero.made
            ? 'The photo and the head that we cut from it are deleted at once, for good. The finished book stays as it is. It keeps the pictures of its hero, so that you can go on reading it, until you delete your account.'
            : 'The photo is deleted at once, for good, and so is every head that we drew for this book.'}
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
    </WithoutPhoto>
  );
}

/** The dialog form that gives the drawn hero to a book that waits. */
export function UseDrawnHero(props: Props) {
  return (
    <WithoutPhoto {...props} leave="Not yet" press="Use the drawn hero" kind="main">
      <input type="hidden" name="how" value="drawn" />
      <p>
        The book is drawn at once, with a drawn child as its hero
        {props.hero.photo && ', and the photo is deleted'}. The name and all other words stay as you chose
        them.
      </p>
    </WithoutPhoto>
  );
}

interface Asking extends Props {
  /** The label of the button that changes nothing. */
  leave: string;
  /** The label of the button that submits the form. */
  press: string;
  kind: 'danger' | 'main';
  children: ReactNode;
}

function WithoutPhoto({ hero, onDone, onClose, leave, press, kind, children }: Asking) {
  const { send, busy, refused } = usePhotoAction(`${bookAddress(hero)}/remove-photo`, onDone);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {children}
      {refused && <Refused>{refused}</Refused>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{leave}</Button>
        <Button type="submit" kind={kind} busy={busy}>
          {press}
        </Button>
      </div>
    </form>
  );
}
