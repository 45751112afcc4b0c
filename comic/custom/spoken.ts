import { type CustomCast, findCast, findVerb, type Verb } from './lexicon.ts';
import type { Sentence } from './sentences.ts';
import { bareWord, wordsOf } from './words.ts';

/** Who says the words; `unseen` is somebody whom the story names but who has no drawing. */
export type Speaker = 'hero' | 'unseen' | CustomCast;

/** Words that are set together: told in a caption, or said in a balloon. */
export interface Part {
  kind: 'told' | Verb;
  text: string;
  /** Index of their sentence. */
  beat: number;
  /** Whether they are the first words of a paragraph. */
  opens: boolean;
  /** Only for words that are said. */
  speaker?: Speaker;
}

const PRONOUNS = new Set(
  ['i', 'he', 'she', 'we', 'they', 'it', 'उसने', 'उन्होंने', 'मैंने', 'हमने', 'वह', 'वो', 'मैं', 'वे'].map(bareWord),
);
/** People in stories who have no drawing: their balloons have no tail. */
const UNDRAWN = new Set(
  'mother mom mum mummy mama father dad daddy papa brother aunt auntie teacher boy man woman doctor fairy माँ मम्मी पापा पिता पिताजी भाई चाची मौसी बुआ टीचर परी आदमी औरत लड़का'
    .split(' ')
    .map(bareWord),
);
const HEROES = ['{name}', '{NAME}'].map(bareWord);

/**
 * Separates what is said from what is told. Quotation marks become balloons; the words beside them say who
 * speaks. Quoted words that nobody says, such as a “magic” stone, stay where they are.
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
        // "She said" means whoever was mentioned last.
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

/** The sentence before a quote may name the speaker: Mira asked the same question. “Where are they?” */
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
  // A mark by itself, such as the full stop after a closing quote, joins the piece before it.
  return pieces.reduce<typeof pieces>((all, piece) => {
    const last = all.at(-1);
    if (last && !/[\p{L}\p{N}]/u.test(piece.text))
      all[all.length - 1] = { ...last, text: `${last.text}${piece.text}` };
    else all.push(piece);
    return all;
  }, []);
}

/** Who speaks, from the words near a verb of speaking: `Mira said`, `said the frog`, `मीरा ने कहा`. */
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

/** The speaker that a word refers to; undefined when it refers to nobody who can speak. */
function meant(word: string, hero: ReadonlySet<string>): Speaker | undefined {
  return hero.has(word) ? 'hero' : (findCast(word) ?? (UNDRAWN.has(word) ? 'unseen' : undefined));
}
