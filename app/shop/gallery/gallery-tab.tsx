import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { settingsNow } from '../../platform/settings/settings-now.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { Route } from './+types/gallery-tab.ts';
import { DropArea } from './drop-area.tsx';
import type { Tile } from './gallery-form.ts';
import { THEMES } from './themes.ts';
import { tileOf } from './tiles.ts';
import './gallery.css';
import type { GalleryAnswer } from './save-gallery.ts';
import { shelfCards } from './shelf-cards.server.ts';
import { TileRow } from './tile-row.tsx';
import { uploadPicture, useTiles } from './use-tiles.ts';

export const middleware = [forOwner];

export const meta = () => pageMeta('Gallery', 'The pictures of home and gallery.');

export async function loader() {
  return { saved: (await shelfCards()).map(tileOf), maxUploadMb: settingsNow().maxUploadMb };
}

export default function GalleryTab({ loaderData: { saved, maxUploadMb } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">Gallery</h1>
      <p className="mt-1 mb-6 max-w-[37.5em] text-ink-soft">
        The first four tiles stand on the front page as well. An empty gallery shows the four built-in books.
      </p>
      <Arranging saved={saved} maxUploadMb={maxUploadMb} />
    </>
  );
}

function Arranging({ saved, maxUploadMb }: { saved: Tile[]; maxUploadMb: number }) {
  const { tiles, changed, add, change, remove, move } = useTiles(saved);
  const [uploading, setUploading] = useState(0);
  const [theme, setTheme] = useState('all');
  const save = useFetcher<GalleryAnswer>();
  const answer = save.state === 'idle' ? save.data : undefined;
  const errors = answer && 'errors' in answer ? answer.errors : {};
  useEffect(() => {
    if (!answer) return;
    if ('saved' in answer)
      showToast({ title: 'Gallery updated', description: 'Home and gallery show it now.', kind: 'success' });
    else showToast({ title: 'Please look at the marked tiles', kind: 'failure' });
  }, [answer]);

  const upload = async (file: File, then: (picture: string) => void) => {
    setUploading((count) => count + 1);
    const stored = await uploadPicture(file);
    setUploading((count) => count - 1);
    if ('picture' in stored) then(stored.picture);
    else showToast({ title: file.name, description: stored.message, kind: 'failure' });
  };
  const takeIn = async (files: readonly File[]) => {
    for (const file of files)
      await upload(file, (picture) => add({ id: newId(), picture, title: '', alt: '', ...beginning(theme) }));
  };
  const update = () =>
    void save.submit(JSON.stringify({ tiles }), {
      method: 'post',
      action: '/admin/gallery/save',
      encType: 'application/json',
    });

  const shown = tiles.filter((tile) => theme === 'all' || tile.category === theme);
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
      <DropArea busy={uploading > 0} maxUploadMb={maxUploadMb} onFiles={(files) => void takeIn(files)} />
      <label className="flex flex-wrap items-center gap-3">
        <span className="font-display font-bold">Show</span>
        <select
          className="field-input w-auto max-w-full"
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
        >
          <option value="all">All themes</option>
          {THEMES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <output className="text-ink-soft">
          {shown.length} {shown.length === 1 ? 'tile' : 'tiles'}
        </output>
      </label>
      {shown.length === 0 ? (
        <EmptyState title={tiles.length === 0 ? 'No tiles' : 'No tiles of this theme'}>
          <p>Drop a picture above. Saved without a tile, the gallery shows the four built-in books again.</p>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {shown.map((tile) => (
            <TileRow
              key={tile.id}
              tile={tile}
              place={tiles.indexOf(tile)}
              count={tiles.length}
              errors={errors[tile.id]}
              onChange={(changes) => change(tile.id, changes)}
              onMove={(to) => move(tile.id, to)}
              onRemove={() => remove(tile.id)}
              onReplace={(file) => void upload(file, (picture) => change(tile.id, { picture }))}
              onDropHere={(id) => move(id, tiles.indexOf(tile))}
            />
          ))}
        </ul>
      )}
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-4 border-t-2 border-line-soft bg-paper px-1 py-3">
        <Button kind="main" busy={save.state !== 'idle'} onClick={update}>
          Update Gallery
        </Button>
        <output className="text-ink-soft">{changed && 'Not saved yet'}</output>
      </div>
    </div>
  );
}

let added = 0;

function newId(): string {
  added += 1;
  return `new-${added}`;
}

/** A new tile gets the theme of the open tab. */
function beginning(theme: string): Pick<Tile, 'category' | 'productId'> {
  const category = THEMES.find(({ id }) => id === theme)?.id ?? 'mythology';
  return { category: category as Tile['category'], productId: 'hanuman' };
}
