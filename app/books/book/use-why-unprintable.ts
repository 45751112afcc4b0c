import { useEffect, useState } from 'react';
import type { whyUnprintable } from './printable.ts';
import { LONGEST } from './longest-words.ts';

/** English and Hindi as most people type them: every book has these. */
const PLAIN = /^[\p{ASCII}\u00a1-\u024f\u0901-\u0963\u0966-\u097f‘’“”–—…]*$/u;

/** The same question as the shop's, at the field. What it takes to look at rare letters comes with the first of them. */
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
