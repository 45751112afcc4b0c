import { PLEASANTRIES } from './about-the-shop.ts';
import type { Topic } from './topic.ts';
import { topics, unknownTopic } from './topics.ts';

/** A phrase scores more than its single words. */
const PHRASE = 3;
const WORD = 2;
/** Higher than any sentence about delivery can score. */
const PLACE = 10;
/** A word with one typo scores less, so that it never beats an exact match. */
const SLIP = 1;

/** The shop's own answer to a question, from what it knows about itself; never a guess. */
export function answerFromFacts(question: string): Topic {
  const words = wordsOf(question);
  return best(topics(), words) ?? best(PLEASANTRIES, words) ?? unknownTopic();
}

function wordsOf(question: string): string[] {
  return question
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('₹', ' rs ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function best(topics: readonly Topic[], words: readonly string[]): Topic | undefined {
  let winner: Topic | undefined;
  let most = 0;
  for (const topic of topics) {
    const points = score(topic, words);
    if (points > most) [winner, most] = [topic, points];
  }
  return winner;
}

function score(topic: Topic, words: readonly string[]): number {
  const sentence = ` ${words.join(' ')} `;
  const phrases = (topic.phrases ?? []).filter((phrase) => sentence.includes(` ${phrase}`));
  const hits = words.map((word) => Math.max(0, ...topic.words.map((known) => likeness(word, known))));
  const places = (topic.places ?? []).filter((place) => words.includes(place));
  return places.length * PLACE + phrases.length * PHRASE + hits.reduce((sum, points) => sum + points, 0);
}

function likeness(word: string, known: string): number {
  if (word === known) return WORD;
  if (known.length < 4) return 0;
  if (word.startsWith(known)) return WORD;
  if (known.length < 5) return 0;
  return oneSlip(word, known) || oneSlip(word.slice(0, known.length), known) ? SLIP : 0;
}

/** Whether the words differ by one missing, doubled, wrong or swapped letter. The first letter must match. */
function oneSlip(word: string, known: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  if (at === 0) return false;
  const [rest, right] = [word.slice(at), known.slice(at)];
  return (
    rest.slice(1) === right.slice(1) ||
    rest === right.slice(1) ||
    rest.slice(1) === right ||
    (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
  );
}
