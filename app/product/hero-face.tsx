import { ChevronDown } from 'lucide-react';
import { type DrawnChoices, FIRST_DRAWN_HERO } from '../books/drawn-hero.ts';
import { DrawnPortrait } from '../books/drawn-portrait.tsx';
import { HeroMaker } from '../books/hero-maker.tsx';
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
      <PhotoBox draft={productId}>
        <HeroStatus draft={productId} state={hero} photoUrl={photo.url} />
      </PhotoBox>
      <details className="panel-quiet group mt-4">
        <summary className="flex cursor-pointer list-none items-center gap-4 p-3 pr-5 [&::-webkit-details-marker]:hidden">
          <DrawnPortrait
            hero={drawnHero ?? FIRST_DRAWN_HERO}
            className="size-16 flex-none rounded-full border-2 border-line bg-sun-wash"
          />
          <span className="flex-1 leading-snug">
            <span className="block font-display text-lg font-bold">No photo? Draw the hero</span>
            <span className="text-base text-ink-soft">Skin, hair, glasses and what is on the head</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={3}
            className="size-6 flex-none transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="border-t-2 border-line-soft p-4 sm:p-6">
          <HeroMaker hero={drawnHero} onChange={onDraw} />
        </div>
      </details>
      <WheelchairField checked={wheelchair} onChange={onWheelchair} />
    </>
  );
}
