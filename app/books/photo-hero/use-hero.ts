import { useEffect, useSyncExternalStore } from 'react';
import type { DevicePhoto } from '../photos/device-photo.ts';
import type { BookDraft } from '../photos/photo-rules.ts';
import { sayIfOffline } from '../../ui/parts/connection.ts';
import type { HeroState } from '../drawing/hero-state.ts';
import { HERE, type HeroKeeper, type HeroTable, NO_HERO, publishHero, tableOf } from './hero-table.ts';

/**
 * The hero of a draft's photo.
 * @param photo null until the draft has been read.
 * @param keeper where a new likeness goes; null when the book must not change any more.
 */
export function useHero(draft: BookDraft, photo: DevicePhoto | null, keeper: HeroKeeper | null): HeroState {
  const table = tableOf(draft);
  const { delivery, leavesAt, drawn = null } = photo ?? {};
  const watched = delivery === 'kept' ? leavesAt : delivery === 'drawn' ? HERE : null;
  useEffect(() => {
    if (!watched) return forget(table);
    let current = true;
    const look = async () => {
      try {
        // Loaded only when there is a photo.
        const { watch, tellDrawnHere } = await import('./hero-calls.ts');
        if (!current) return;
        await (watched === HERE ? tellDrawnHere(draft, drawn, keeper) : watch(draft, watched, keeper));
      } catch {
        void sayIfOffline();
      }
    };
    const lookAgain = () => void (!document.hidden && look());
    void look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [draft, table, watched, drawn, keeper]);
  return useSyncExternalStore(
    table.listen,
    () => (table.watched === watched ? table.hero : NO_HERO),
    () => NO_HERO,
  );
}

function forget(table: HeroTable): void {
  if (table.watched === null) return;
  table.watched = null;
  table.round += 1;
  publishHero(table, NO_HERO);
}
