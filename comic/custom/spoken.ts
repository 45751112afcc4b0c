import { type CustomCast, findCast, findVerb, type Verb } from './lexicon.ts';
import type { Sentence } from './sentences.ts';
import { bareWord, wordsOf } from './words.ts';

/** Whose mouth words come from; `unseen` when the story names somebody whom nobody has drawn. */
export type Speaker = 'hero' | 'unseen' | CustomCast;

/** Words of a story that are set as one: told in a caption, or said in a balloon. */
export interface Part {
  kind: 'told' | Verb;
  text: string;
  /** Index of the sentence that it belongs to. */
  beat: number;
  /** First words of a paragraph. */
  opens: boolean;
  /** Of words that are said. */
  speaker?: Speaker;
}

const PRONOUNS = new Set(
  ['i', 'he', 'she', 'we', 'they', 'it', 'उसने', 'उन्होंने', 'मैंने', 'हमने', 'वह', 'वो', 'मैं', 'वे'].map(bareWord),
);
/** People of stories whom nobody has drawn: their words have no tail. */
const UNDRAWN = new Set(
  'mother mom mum mummy mama father dad daddy papa brother aunt auntie teacher boy man woman doctor fairy माँ मम्मी पापा पिता पिताजी भाई चाची मौसी बुआ टीचर परी आदमी औरत लड़का'
    .split(' ')
    .map(bareWord),
);
const HEROES = ['{name}', '{NAME}'].map(bareWord);

/**
 * Tells what is said from what is told. Quotation marks become balloons; the words beside them say who speaks. Words
 * in quotes that nobody says, such as a “magic” stone, stay where they are.
 * @param name the hero's name.
 */
export function partsOf(sentences: readonly Sentence[], name: string): Part[] {
  const hero = new Set([...HEROES, ...wordsOf(name)]);
  let last: Speaker = 'hero';
  return sentences.flatMap((sentence, beat) => {
    const pieces = piecesOf(sentence);
    const parts = pieces.map(({ said, text }, index): Part => {
      const opens = sentence.opens && index === 0;
      if (!said) {
        // Who was told of last is meant by "she said".
        last =
          wordsOf(text)
            .map((word) => meant(word, hero))
            .find(Boolean) ?? last;
        return { kind: 'told', text, beat, opens };
      }
      const after = pieces[index + 1]?.text ?? '';
      const before = pieces[index - 1]?.text ?? (index === 0 ? saidBefore(sentences[beat - 1]) : '');
      const heard = hear(after, 'after', hero, last) ?? hear(before, 'before', hero, last);
      last = heard?.speaker ?? last;
      const loud = /!["”’»)]*$/.test(text) && (heard?.verb === 'shout' || text === text.toUpperCase());
      const kind = heard?.verb === 'thought' ? 'thought' : loud && text.length < 60 ? 'shout' : 'speech';
      return { kind, text, beat, opens, speaker: last };
    });
    return parts;
  });
}

/** The sentence before may say who speaks: Mira asked the same question. “Where are they?” */
function saidBefore(last: Sentence | undefined): string {
  const words = last && last.quotes.length === 0 ? last.text : '';
  return wordsOf(words).some((word) => findVerb(word) === 'thought') ? '' : words;
}

function piecesOf({ text, quotes }: Sentence): { said: boolean; text: string }[] {
  const pieces: { said: boolean; text: string }[] = [];
  let from = 0;
  const tell = (to: number): void => {
    const words = text.slice(from, to).trim();
    if (words !== '') pieces.push({ said: false, text: words });
  };
  for (const quote of quotes) {
    const inside = text.slice(quote.from + 1, quote.to - 1).trim();
    const before = text.slice(0, quote.from).trim();
    if (inside === '' || !(before === '' || /[,:;।.!?—–-]$/u.test(before) || /[.,!?…।—-]$/u.test(inside)))
      continue;
    tell(quote.from);
    pieces.push({ said: true, text: inside.replace(/(?<=[\p{L}\p{M}\p{N}]),$/u, '') });
    from = quote.to;
  }
  tell(text.length);
  // A mark alone, such as the full stop behind a closing quote, goes with what it closes.
  return pieces.reduce<typeof pieces>((all, piece) => {
    const last = all.at(-1);
    if (last && !/[\p{L}\p{N}]/u.test(piece.text))
      all[all.length - 1] = { ...last, text: `${last.text}${piece.text}` };
    else all.push(piece);
    return all;
  }, []);
}

/** Who speaks, by the words near a verb of speaking: `Mira said`, `said the frog`, `मीरा ने कहा`. */
function hear(
  text: string,
  side: 'before' | 'after',
  hero: ReadonlySet<string>,
  last: Speaker,
): { verb: Verb; speaker: Speaker } | undefined {
  const words = side === 'after' ? wordsOf(text).slice(0, 8) : wordsOf(text).slice(-8);
  const at =
    side === 'after'
      ? words.findIndex((word) => findVerb(word))
      : words.findLastIndex((word) => findVerb(word));
  const verb = at === -1 ? undefined : findVerb(words[at]!);
  if (!verb) return undefined;
  const near = [...words.slice(Math.max(0, at - 4), at).toReversed(), ...words.slice(at + 1, at + 5)];
  const speaker = near.map((word) => meant(word, hero)).find(Boolean);
  if (speaker) return { verb, speaker };
  if (near.some((word) => PRONOUNS.has(word))) return { verb, speaker: last };
  return { verb, speaker: near.length === 0 ? last : 'unseen' };
}

/** Whom a word means, where it means somebody who can speak. */
function meant(word: string, hero: ReadonlySet<string>): Speaker | undefined {
  return hero.has(word) ? 'hero' : (findCast(word) ?? (UNDRAWN.has(word) ? 'unseen' : undefined));
}
