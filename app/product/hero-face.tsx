import type { DrawnChoices } from '../books/drawn-hero.ts';
import { DrawnInstead, showDrawnInstead } from '../hero-maker/drawn-instead.tsx';
import { uprightOf } from '../books/hero-state.ts';
import { HeroStatus } from '../books/hero-status.tsx';
import { WheelchairField } from '../books/wheelchair-field.tsx';
import { useHero } from '../books/use-hero.ts';
import type { ProductId } from '../catalogue/product-ids.ts';
import { useDevicePhoto } from '../photos/device-photo.ts';
import { PhotoBox } from '../photos/photo-box.tsx';

/** The photo that the hero is drawn from, or the hero without one. Comes after the page: it is large. */
export default function HeroFace({
  productId,
  drawnHero,
  onDraw,
  wheelchair,
  onWheelchair,
}: {
  productId: ProductId;
  drawnHero: DrawnChoices | null;
  onDraw: (hero: DrawnChoices) => void;
  wheelchair: boolean;
  onWheelchair: (wheelchair: boolean) => void;
}) {
  const photo = useDevicePhoto(productId);
  const hero = useHero(productId, photo.delivery === 'kept' ? photo.leavesAt : null);
  return (
    <>
      <PhotoBox draft={productId} upright={uprightOf(hero)}>
        <HeroStatus draft={productId} state={hero} photoUrl={photo.url} onDrawn={showDrawnInstead} />
      </PhotoBox>
      <DrawnInstead hero={drawnHero} photo={hero} onChange={onDraw} />
      <WheelchairField checked={wheelchair} onChange={onWheelchair} />
    </>
  );
}
