import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '../../ui/parts/spinner.tsx';

/** Takes pictures that are dropped on it or chosen in it, by pointer or keyboard. */
export function DropArea({
  busy,
  maxUploadMb,
  onFiles,
}: {
  busy: boolean;
  maxUploadMb: number;
  onFiles: (files: readonly File[]) => void;
}) {
  const [over, setOver] = useState(false);
  return (
    <label
      className={`relative grid cursor-pointer grid-cols-[minmax(0,1fr)] justify-items-center gap-1 rounded-(--radius-panel) border-[3px] border-dashed border-line px-4 py-8 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal ${over ? 'bg-sun-wash' : 'bg-card'}`}
    >
      {busy ? (
        <Spinner />
      ) : (
        <ImagePlus aria-hidden="true" strokeWidth={2.25} className="size-10 text-crimson" />
      )}
      <span className="font-display text-lg font-bold">
        {busy ? 'Pictures are being stored…' : 'Drop pictures here, or choose them'}
      </span>
      <span className="text-ink-soft">
        JPG, PNG or WebP, at most {maxUploadMb} MB each. The middle is shown as a square, best from 960 pixels
        on.
      </span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        disabled={busy}
        aria-label="Add pictures"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
