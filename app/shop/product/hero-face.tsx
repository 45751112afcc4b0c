import type { BookWords } from '../../books/hero-maker/cover-of-words.ts';
import { type ChosenHero, isLikeness } from '../../books/drawing/chosen-hero.ts';
import { HeroChoice } from '../../books/hero-maker/hero-choice.tsx';
import { showDrawnInstead } from '../../books/hero-maker/drawn-instead.tsx';
import { uprightOf } from '../../books/photo-hero/hero-table.ts';
import { HeroStatus } from '../../books/photo-hero/hero-status.tsx';
import { WheelchairField } from '../../books/drawing/wheelchair-field.tsx';
import { useHero } from '../../books/photo-hero/use-hero.ts';
import type { ProductId } from '../../buying/catalogue/product-ids.ts';
import { useDevicePhoto } from '../../books/photos/device-photo.ts';
import { PhotoBox } from '../../books/photos/photo-box.tsx';
import { heroKeeper } from './use-book-draft.ts';

/** The photo that the hero is drawn from, or the drawn hero. It loads after the page because it is large. */
export default function HeroFace({
  productId,
  words,
  drawnHero,
  onDraw,
  wheelchair,
  onWheelchair,
}: {
  productId: ProductId;
  /** What the cover shows besides the hero. */
  words: BookWords;
  drawnHero: ChosenHero | null;
  /** @param name as `HeroChoice` tells it */
  onDraw: (hero: ChosenHero | null, name?: string) => void;
  wheelchair: boolean;
  onWheelchair: (wheelchair: boolean) => void;
}) {
  const photo = useDevicePhoto(productId);
  const hero = useHero(productId, photo, heroKeeper(productId));
  const drawn = isLikeness(drawnHero) ? drawnHero : null;
  return (
    <>
      <PhotoBox draft={productId} upright={uprightOf(hero)} drawn={drawn !== null}>
        <HeroStatus
          draft={productId}
          state={hero}
          photoUrl={photo.url}
          drawn={drawn}
          isHere={photo.delivery === 'drawn'}
          onDrawn={showDrawnInstead}
        />
      </PhotoBox>
      <HeroChoice
        draft={productId}
        chosen={drawnHero}
        photo={hero}
        photoIsHere={photo.file !== null}
        words={words}
        onChange={onDraw}
      />
      <WheelchairField checked={wheelchair} onChange={onWheelchair} />
    </>
  );
}
