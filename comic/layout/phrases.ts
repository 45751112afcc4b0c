import type { Wording } from '../book.ts';

/** Words that every book has, whatever its story. */
export const MARK: Wording = { en: 'A Nanhe Veer comic', hi: 'नन्हे वीर कॉमिक' };
export const THE_END: Wording = { en: 'The End', hi: 'समाप्त' };
export const DEDICATED: Wording = { en: 'For {name}', hi: '{name} के लिए' };
/** The hero's name when the fonts have no letter of the real one. */
export const NAMELESS: Wording = { en: 'Hero', hi: 'वीर' };
