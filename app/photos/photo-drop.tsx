import { type DragEvent, useState } from 'react';
import { ImagePlus } from 'lucide-react';
import { MAX_PHOTO_MB } from '../storefront/facts.ts';
import { kindOf, LARGEST_PHOTO_BYTES, PHOTO_TYPES } from './photo-rules.ts';

/** Why a file was not taken, and the way on. */
const WORDS = {
  heic: 'This photo is in the HEIC format, which we cannot open. On an iPhone or iPad, choose it here from your photo library, not from Files: then it comes as JPEG. On a computer, open it and save it as JPEG first.',
  large: `This photo is larger than ${MAX_PHOTO_MB} MB. Crop it to the child, or take a screenshot of it: that is smaller.`,
  other: 'This file cannot be read as a JPG, PNG or WebP picture. Please choose another one.',
};

/**
 * Where a child's photo is dropped or chosen, and why the last one was none.
 * @param small when one was chosen already.
 * @param unread when the shop could not read the last one.
 */
export function PhotoDrop({
  onFile,
  small = false,
  unread = false,
}: {
  onFile: (file: File) => void;
  small?: boolean;
  unread?: boolean;
}) {
  const [over, setOver] = useState(false);
  const [kind, setKind] = useState<keyof typeof WORDS | 'photo'>(unread ? 'other' : 'photo');
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setKind(file.size > LARGEST_PHOTO_BYTES ? 'large' : await kindOf(file));
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
      {kind !== 'photo' && (
        <p role="alert" className="font-bold">
          {WORDS[kind]}
        </p>
      )}
    </div>
  );
}
