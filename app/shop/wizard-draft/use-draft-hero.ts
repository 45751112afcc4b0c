import { useEffect, useRef } from 'react';
import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import type { HeroState } from '../../books/drawing/hero-state.ts';
import type { HeroKeeper } from '../../books/photo-hero/hero-table.ts';
import { useHero } from '../../books/photo-hero/use-hero.ts';
import { type DevicePhoto, useDevicePhoto } from '../../books/photos/device-photo.ts';
import { showToast } from '../../ui/parts/toast.tsx';
import { draftNow, updateDraft, useDraft } from './use-draft.ts';

const KEEPER: HeroKeeper = {
  now: () => draftNow().drawnHero,
  keep: (drawnHero) => updateDraft({ drawnHero }),
};

/**
 * The draft's photo and the hero made from it; the draft notes when the photo becomes another one.
 * @param keeper null while the book is being paid and must not change.
 */
export function useDraftHero(keeper: HeroKeeper | null = KEEPER): { photo: DevicePhoto; hero: HeroState } {
  const { ready, update } = useDraft();
  const photo = useDevicePhoto('wizard');
  const atShop = photo.delivery === 'kept' ? photo.leavesAt : null;
  const certain = ready && photo.ready && (atShop !== null || !photo.consented || photo.delivery === 'drawn');
  const looked = useRef(false);
  const nowhere = photo.file === null && photo.delivery === 'here';
  useEffect(() => {
    if (!certain) return;
    const { photoMark, drawnHero } = draftNow();
    if (!looked.current && nowhere && photoMark && !isLikeness(drawnHero)) sayPhotoElsewhere();
    looked.current = true;
    update({ photoMark: atShop });
  }, [certain, nowhere, atShop, update]);
  return { photo, hero: useHero('wizard', ready ? photo : null, keeper) };
}

/** The draft came from another browser. Photos stay in the browser where they were added. */
function sayPhotoElsewhere(): void {
  showToast({
    title: 'The photo is not here',
    description:
      'It stayed in the browser where you chose it. Add it again in step 3, or go on with the drawn hero.',
    kind: 'failure',
  });
}
