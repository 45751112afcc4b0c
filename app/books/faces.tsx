import type { FaceBox, QuarterTurns } from '#comic';
import { Upright } from '../photos/upright.tsx';

const percent = (share: number) => `${share * 100}%`;

/** A photo with a button on each face: one of them is the hero. */
export function Faces({
  faces,
  upright,
  photoUrl,
  onChoose,
}: {
  faces: readonly FaceBox[];
  upright: QuarterTurns;
  photoUrl: string;
  /** @param face as counted in `faces`. */
  onChoose: (face: number) => void;
}) {
  return (
    <Upright turns={upright} room="size-[min(20rem,72vw)]">
      <div className="relative inline-block">
        <img
          src={photoUrl}
          alt=""
          className={`block w-auto rounded-lg ${
            upright % 2 ? 'max-h-[min(20rem,72vw)] max-w-[min(20rem,72vw)]' : 'max-h-80'
          }`}
        />
        {faces.map(({ x, y, width, height }, face) => (
          <button
            key={`${x} ${y}`}
            type="button"
            aria-label={`Face ${face + 1} of ${faces.length}, from the left`}
            onClick={() => onChoose(face)}
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
            className="absolute min-h-11 min-w-11 rounded-full border-4 border-sun shadow-[0_0_0_2px_#1a1026] hover:bg-sun/30"
          />
        ))}
      </div>
    </Upright>
  );
}
