import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Narration, Narrator, SILENT } from './narrator.ts';
import type { OpenBook } from './open-book.ts';
import { spokenOf, voiceFor } from './read-aloud.ts';

export const SPEEDS = [
  { rate: 0.75, name: 'Slow' },
  { rate: 1, name: 'Normal' },
  { rate: 1.3, name: 'Fast' },
] as const;

/** A book read aloud by the browser's voice. */
export interface ReadAloud extends Narration {
  /** Null until the browser has named its voices, and when none of them speaks the book's language. */
  voice: SpeechSynthesisVoice | null;
  rate: number;
  setRate: (rate: number) => void;
  /** Resumes after a pause, or begins at the page. */
  play: (page: number) => void;
  pause: () => void;
  /** Follows somebody who turned to another page. */
  follow: (page: number) => void;
}

/** @param turnTo opens the page that is read next. */
export function useReadAloud(book: OpenBook, turnTo: (page: number) => void): ReadAloud {
  const voice = useVoice(book.language);
  const [narration, setNarration] = useState(SILENT);
  const [rate, setRate] = useState(1);
  const narrator = useRef<Narrator | null>(null);
  const linesOf = useEffectEvent((page: number) =>
    page < book.pageCount ? spokenOf(page, book.words(page)) : null,
  );
  const turn = useEffectEvent(turnTo);
  const say = useEffectEvent((text: string, speed: number, done: (said: boolean) => void) => {
    const utterance = new SpeechSynthesisUtterance(text);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? book.language;
    utterance.rate = speed;
    utterance.addEventListener('end', () => done(true));
    utterance.addEventListener('error', () => done(false));
    speechSynthesis.speak(utterance);
  });
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    const own = new Narrator({
      linesOf: (page) => linesOf(page),
      say: (text, speed, done) => say(text, speed, done),
      hush: () => speechSynthesis.cancel(),
      turnTo: (page) => turn(page),
      tell: setNarration,
    });
    narrator.current = own;
    return () => own.stop();
  }, []);
  return {
    ...narration,
    voice,
    rate,
    setRate: (speed) => {
      setRate(speed);
      narrator.current?.setRate(speed);
    },
    play: (page) => narrator.current?.play(page),
    pause: () => narrator.current?.pause(),
    follow: (page) => narrator.current?.follow(page),
  };
}

function useVoice(language: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    const look = () => setVoice(voiceFor(speechSynthesis.getVoices(), language) ?? null);
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, [language]);
  return voice;
}
