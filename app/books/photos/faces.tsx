import { Check } from 'lucide-react';
import type { FaceBox, QuarterTurns } from '#comic';
import { Upright } from './upright.tsx';

const percent = (share: number) => `${share * 100}%`;

/** A photo with a button on each face: one of them is the hero. */
export function Faces({
  faces,
  chosen,
  upright,
  photoUrl,
  onChoose,
}: {
  faces: readonly FaceBox[];
  /** The index of the face that is the hero now. */
  chosen?: number | null;
  upright: QuarterTurns;
  photoUrl: string;
  /** @param face its index in `faces`. */
  onChoose: (face: number) => void;
}) {
  const isChosen = (face: number) => face === chosen;
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
            aria-pressed={typeof chosen === 'number' ? isChosen(face) : undefined}
            onClick={() => onChoose(face)}
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
            className="absolute min-h-11 min-w-11 rounded-full border-4 border-sun shadow-[0_0_0_2px_#1a1026] hover:bg-sun/30"
          >
            {isChosen(face) && (
              <span className="absolute -right-2 -bottom-2 grid size-7 place-items-center rounded-full border-2 border-black-ink bg-sun text-black-ink">
                <Check aria-hidden="true" strokeWidth={4} className="size-4" />
              </span>
            )}
          </button>
        ))}
      </div>
    </Upright>
  );
}
