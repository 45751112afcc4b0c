import { useEffect, useState } from 'react';
import type { whyUnprintable } from './printable.ts';
import { LONGEST } from './longest-words.ts';

/** The English and Hindi characters that most people type. Every book can print them. */
const PLAIN = /^[\p{ASCII}\u00a1-\u024f\u0901-\u0963\u0966-\u097f‘’“”–—…]*$/u;

/** The shop's own check, at the field. The code for rare letters is loaded only when a text needs it. */
export function useWhyUnprintable(
  field: keyof typeof LONGEST,
  text: string,
): ReturnType<typeof whyUnprintable> {
  const [why, setWhy] = useState<string | undefined>();
  const plain = PLAIN.test(text) && text.length <= LONGEST[field];
  useEffect(() => {
    if (plain) return;
    let outdated = false;
    const look = async () => {
      const { whyUnprintable: ask } = await import('./printable.ts');
      if (!outdated) setWhy(ask(field, text));
    };
    look().catch(() => {});
    return () => {
      outdated = true;
    };
  }, [field, text, plain]);
  return plain ? undefined : why;
}
