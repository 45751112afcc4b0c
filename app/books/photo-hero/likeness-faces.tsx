import { useDeferredValue, useId, useMemo, useRef } from 'react';
import type { Expression, LikenessHero } from '#comic';
import { Drawing } from '../reader/drawing.tsx';
import { usePortraits } from './use-portraits.ts';

/** A likeness, with several expressions. */
export function LikenessFaces({
  hero,
  faces,
  className,
}: {
  hero: LikenessHero;
  faces: readonly Expression[];
  /** For the row of faces. */
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
          // The hero that the browser kept is damaged. The frame stays empty until the next photo or tap
          // replaces it.
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
