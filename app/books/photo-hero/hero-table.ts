import type { LikenessHero, QuarterTurns } from '#comic';
import type { BookDraft } from '../photos/photo-rules.ts';
import type { ChosenHero } from '../drawing/chosen-hero.ts';
import type { HeroState } from '../drawing/hero-state.ts';

/** Stands in for the name of a photo that was drawn on this device and is not at the shop. */
export const HERE = 'here';

export const NO_HERO: HeroState = { state: 'none' };

/** Where a draft keeps its hero. A new likeness is put into the book at once. */
export interface HeroKeeper {
  now: () => ChosenHero | null;
  keep: (hero: ChosenHero | null) => void;
}

/** The drawing of one draft's photo, as this page follows it. */
export interface HeroTable {
  hero: HeroState;
  /** Names the photo at the shop, or `HERE`; null without one. */
  watched: string | null;
  /** Counts photos and choices, so that answers to earlier ones are ignored. */
  round: number;
  watching: boolean;
  keeper: HeroKeeper | null;
  /** Whether to ask for the photo's own face once the photo has reached the shop. */
  wantsFace: boolean;
  /**
   * The likeness that was drawn last. A parent who tries the photo's own face and comes back finds it as it
   * was.
   */
  drawn: LikenessHero | null;
  listeners: Set<() => void>;
  listen: (listener: () => void) => () => void;
}

const tables = new Map<BookDraft, HeroTable>();

export function tableOf(draft: BookDraft): HeroTable {
  const known = tables.get(draft);
  if (known) return known;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const table: HeroTable = {
    hero: NO_HERO,
    watched: null,
    round: 0,
    watching: false,
    keeper: null,
    wantsFace: false,
    drawn: null,
    listeners,
    listen,
  };
  tables.set(draft, table);
  return table;
}

export function publishHero(table: HeroTable, next: HeroState): void {
  table.hero = next;
  for (const listener of table.listeners) listener();
}

/** The quarter turns that put the photo upright; 0 while they are not known. */
export const uprightOf = (state: HeroState): QuarterTurns => ('upright' in state ? state.upright : 0);
