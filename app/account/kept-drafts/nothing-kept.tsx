import { useEffect, useState } from 'react';
import type { KeptName } from './kept-names.ts';
import { canKeep } from './notes-at-shop.ts';

export const NOTHING_KEPT = {
  title: 'This browser blocks cookies',
  words:
    'Without them you cannot sign in, and your book would be lost when the payment page opens. Please allow cookies for this site, or open it in another browser.',
};

/** Warns, before any work is done, that this browser would lose it. @param text the form as it is now. */
export function NothingKept({ name, text }: { name: KeptName; text: () => string }) {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    void canKeep(name, text).then((kept) => setLost(!kept));
  }, [name, text]);
  if (!lost) return null;
  return (
    <div role="alert" className="panel-quiet mb-6 p-4">
      <p className="font-display text-lg font-bold text-crimson">{NOTHING_KEPT.title}</p>
      <p>{NOTHING_KEPT.words}</p>
    </div>
  );
}
