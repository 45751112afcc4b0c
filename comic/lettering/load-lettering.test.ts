import { beforeAll, describe, expect, it } from 'vitest';
import { fontBytes } from '../node-fonts.ts';
import type { Lettering } from './lettering.ts';
import { loadLettering } from './load-lettering.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
});

const lastOutline = (text: string) => lettering.line(text, 'caption').glyphs.at(-1)?.outline;

describe('lettering', () => {
  it('sets Latin in the face that was asked for and Devanagari in the fallback', () => {
    expect(lettering.line('Arjun', 'display').glyphs).toHaveLength(5);
    expect(lettering.line('Arjun', 'display').width).not.toBe(lettering.line('Arjun', 'speech').width);
    expect(lettering.line('अर्जुन', 'display').width).toBe(lettering.line('अर्जुन', 'speech').width);
  });

  it('takes what stands beside Devanagari letters from their font, and the rest from the face', () => {
    for (const mark of ['?', '!', ',', '”'])
      expect(lettering.line(`क${mark}`, 'caption').width).toBe(lettering.line(`क${mark}`, 'speech').width);
    expect(lastOutline('कहा?')).not.toBe(lastOutline('Who?'));
    expect(lastOutline('कहा Who?')).toBe(lastOutline('Who?'));
    expect(lastOutline('?')).toBe(lastOutline('Who?'));
  });

  it('shapes Devanagari: the short i stands before its consonant, half letters join', () => {
    const [i, ka] = lettering.line('कि', 'speech').glyphs;
    expect(i!.x).toBeLessThan(ka!.x);
    expect(lettering.line('क्ष', 'speech').glyphs.length).toBeLessThan(3);
  });

  it('sets the letters of titles apart, and leaves a mark on its letter', () => {
    for (const [first, second] of ['NZ', 'DE', 'ME'])
      expect(lettering.line(first! + second!, 'display').width).toBeGreaterThan(
        lettering.line(first!, 'display').width + lettering.line(second!, 'display').width + 0.03,
      );
    expect(lettering.line('Ś', 'display').width).toBe(lettering.line('S', 'display').width);
  });

  it('finds a face for accents and the rupee sign', () => {
    expect(lettering.readable("Śrī-Lakshmī d'Souza", 'display')).toBe("Śrī-Lakshmī d'Souza");
    expect(lettering.readable('₹799', 'speech')).toBe('₹799');
  });

  it('leaves out what no font has, and never draws an empty box', () => {
    expect(lettering.readable('Zoë 🚀👩🏽‍🚀', 'display')).toBe('Zoë');
    expect(lettering.readable('مريم', 'display')).toBe('');
    expect(lettering.readable('李 Li \u202Eevil\u202C \u0000', 'speech')).toBe('Li evil');
    expect(lettering.line('李مريم', 'speech').glyphs).toEqual([]);
  });

  it('falls back to the bare letter under a mark that no font has', () => {
    expect(lettering.readable('Ja\u0310k', 'display')).toBe('Jak');
  });

  it('measures ink: Devanagari rises and falls further than capitals', () => {
    const capitals = lettering.line('ARJUN', 'display').ink;
    const hindi = lettering.line('अर्जुन', 'display').ink;
    expect(hindi.bottom).toBeGreaterThan(capitals.bottom + 0.1);
    expect(hindi.right).toBeGreaterThan(hindi.left);
  });

  it('refuses bytes that are no font', async () => {
    await expect(loadLettering({ ...fontBytes(), speech: new ArrayBuffer(64) })).rejects.toThrow(
      'not a usable font',
    );
  });
});
