import { useState } from 'react';
import type { Tile } from './gallery-form.ts';

/** The unsaved arrangement of the gallery. A newer saved gallery replaces it. */
export function useTiles(saved: readonly Tile[]) {
  const [tiles, setTiles] = useState<readonly Tile[]>(saved);
  const [begunWith, setBegunWith] = useState(saved);
  if (!sameTiles(begunWith, saved)) {
    setBegunWith(saved);
    setTiles(saved);
  }
  const move = (id: string, to: number) =>
    setTiles((before) => {
      const tile = before.find((each) => each.id === id);
      if (!tile || to < 0 || to >= before.length) return before;
      const others = before.filter((each) => each.id !== id);
      return [...others.slice(0, to), tile, ...others.slice(to)];
    });
  return {
    tiles,
    changed: !sameTiles(tiles, saved),
    add: (tile: Tile) => setTiles((before) => [...before, tile]),
    change: (id: string, changes: Partial<Tile>) =>
      setTiles((before) => before.map((each) => (each.id === id ? { ...each, ...changes } : each))),
    remove: (id: string) => setTiles((before) => before.filter((each) => each.id !== id)),
    move,
  };
}

const sameTiles = (some: readonly Tile[], others: readonly Tile[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Sends a picture. @returns the address of its sizes, or what to say. */
export async function uploadPicture(file: File): Promise<{ picture: string } | { message: string }> {
  const form = new FormData();
  form.set('picture', file);
  try {
    const response = await fetch('/admin/gallery/pictures', { method: 'POST', body: form });
    const answer = (await response.json().catch(() => ({}))) as { picture?: string; message?: string };
    if (response.ok && answer.picture) return { picture: answer.picture };
    return { message: answer.message ?? 'The picture could not be stored. Please try again.' };
  } catch {
    return { message: 'The shop could not be reached. Please try again.' };
  }
}
