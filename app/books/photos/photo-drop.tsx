import { type DragEvent, Suspense, useState } from 'react';
import { ImagePlus } from 'lucide-react';
import { MAX_PHOTO_MB } from '../../platform/facts/facts.ts';
import { later } from '../../ui/parts/later.tsx';
import { PHOTO_TYPES, whyNotTaken } from './photo-rules.ts';
import type { WHY_NOT } from './photo-words.ts';

const WhyNot = later(async () => ({ default: (await import('./why-not.tsx')).WhyNot }));

/**
 * Where a child's photo is dropped or chosen, with the reason why the last file was not taken.
 * @param small whether to take up little space, because a photo was chosen already.
 * @param refused why the shop did not take the last one.
 */
export function PhotoDrop({
  onFile,
  small = false,
  refused = null,
}: {
  onFile: (file: File) => void;
  small?: boolean;
  refused?: keyof typeof WHY_NOT | null;
}) {
  const [over, setOver] = useState(false);
  const [why, setWhy] = useState(refused);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setWhy(await whyNotTaken(file));
    onFile(file);
  };
  return (
    <div className="grid gap-3">
      <label
        className={`relative grid ${small ? 'min-h-16 p-3' : 'min-h-56 p-6'} cursor-pointer place-items-center content-center gap-2 rounded-(--radius-panel) border-[2.5px] border-dashed text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-teal ${
          over ? 'border-saffron-deep bg-sun-wash' : 'border-line bg-paper'
        }`}
      >
        {small ? (
          <span className="font-display font-bold">Choose another one</span>
        ) : (
          <>
            <ImagePlus aria-hidden="true" strokeWidth={2} className="size-12 text-saffron-deep" />
            <span className="font-display text-xl font-bold">Add the child’s photo</span>
            <span className="text-base text-ink-soft">
              Drop it here or tap to choose. JPG, PNG or WebP, up to {MAX_PHOTO_MB} MB.
            </span>
            <span className="text-base text-ink-soft">From the front, in daylight, works best.</span>
          </>
        )}
        <input
          type="file"
          accept={PHOTO_TYPES.join(',')}
          onDragOver={drag}
          onDragLeave={drag}
          onDrop={(event) => {
            drag(event);
            void take(event.dataTransfer.files[0]);
          }}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      {why && (
        <Suspense>
          <WhyNot why={why} />
        </Suspense>
      )}
    </div>
  );
}
