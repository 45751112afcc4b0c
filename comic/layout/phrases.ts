import type { Wording } from '../book.ts';

/** What every book says, whatever its story. */
export const MARK: Wording = { en: 'A Nanhe Veer comic', hi: 'नन्हे वीर कॉमिक' };
export const THE_END: Wording = { en: 'The End', hi: 'समाप्त' };
export const DEDICATED: Wording = { en: 'For {name}', hi: '{name} के लिए' };
/** What the hero is called when no letter of the name can be drawn. */
export const NAMELESS: Wording = { en: 'Hero', hi: 'वीर' };
