import { useEffect } from 'react';
import type { HeroState } from '../books/hero-state.ts';
import { useHero } from '../books/use-hero.ts';
import { type DevicePhoto, useDevicePhoto } from '../photos/device-photo.ts';
import { useDraft } from './use-draft.ts';

/** The draft's photo and the hero made from it; the draft notes when the photo becomes another one. */
export function useDraftHero(): { photo: DevicePhoto; hero: HeroState } {
  const { update } = useDraft();
  const photo = useDevicePhoto('wizard');
  const atShop = photo.delivery === 'kept' ? photo.leavesAt : null;
  const certain = photo.ready && (atShop !== null || !photo.consented);
  useEffect(() => {
    if (certain) update({ photoMark: atShop });
  }, [certain, atShop, update]);
  return { photo, hero: useHero('wizard', atShop) };
}
