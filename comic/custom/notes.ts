import { EXPRESSIONS, type Expression } from '../hero.ts';
import { CUSTOM_PLACES, CUSTOM_POSES, type CustomPlace, type CustomPose } from './lexicon.ts';

/**
 * A director's note: what the picture of a sentence should show. The words choose what the note leaves open.
 */
export interface DirectorsNote {
  /** Index of the sentence, as `storyBeats` counts them. */
  beat: number;
  place?: CustomPlace;
  pose?: CustomPose;
  mood?: Expression;
}

const MOST_NOTES = 400;

/** Reads the usable notes from outside input: leaves out unknown names and drops malformed notes. */
export function readNotes(given: unknown): DirectorsNote[] {
  if (!Array.isArray(given)) return [];
  return given.slice(0, MOST_NOTES).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { beat, place, pose, mood } = each as Record<string, unknown>;
    if (typeof beat !== 'number' || !Number.isInteger(beat) || beat < 0 || beat > 9999) return [];
    const note = {
      ...known('place', place, CUSTOM_PLACES),
      ...known('pose', pose, CUSTOM_POSES),
      ...known('mood', mood, EXPRESSIONS),
    };
    return Object.keys(note).length > 0 ? [{ beat, ...note }] : [];
  });
}

function known<Key extends string, Name extends string>(
  key: Key,
  given: unknown,
  names: readonly Name[],
): Partial<Record<Key, Name>> {
  const name = names.find((each) => each === given);
  return name === undefined ? {} : ({ [key]: name } as Record<Key, Name>);
}
