import { useDeferredValue, useId, useMemo, useRef } from 'react';
import type { Expression, LikenessHero } from '#comic';
import { Drawing } from '../reader/drawing.tsx';
import { usePortraits } from './use-portraits.ts';

/** A child that was drawn from a photo, in several faces. */
export function LikenessFaces({
  hero,
  faces,
  className,
}: {
  hero: LikenessHero;
  faces: readonly Expression[];
  /** Of the row of faces. */
  className: string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const draw = usePortraits(frame, 'likeness');
  const shown = useDeferredValue(hero);
  const id = useId().replace(/\W/g, '');
  const pictures = useMemo(
    () =>
      faces.map((face) => {
        try {
          return draw && draw(shown, face, { idPrefix: `likeness${id}${face}`, title: face });
        } catch {
          // Damaged where the browser kept it: an empty frame, and the next photo or tap replaces it.
          return null;
        }
      }),
    [draw, shown, faces, id],
  );
  return (
    <div ref={frame} aria-hidden="true" className={className}>
      {pictures.map((svg, nth) => (
        <div
          key={faces[nth]}
          className="aspect-square overflow-hidden rounded-(--radius-panel) border-[2.5px] border-line bg-sun-wash"
        >
          {svg && <Drawing svg={svg} />}
        </div>
      ))}
    </div>
  );
}
