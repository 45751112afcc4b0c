import { WHY_NOT } from './photo-words.ts';

/** Why a photo cannot be taken, read out when it appears. */
export function WhyNot({ why }: { why: keyof typeof WHY_NOT }) {
  return (
    <p role="alert" className="font-bold">
      {WHY_NOT[why]}
    </p>
  );
}
