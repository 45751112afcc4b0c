import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts.ts';
import { WORDS_OF_INDIA } from '../../testing/words-of-india.ts';
import { directions } from '../lettering/directions.ts';
import { graphemes } from '../lettering/graphemes.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { loadLettering } from '../lettering/load-lettering.ts';
import { paperFonts } from './paper-fonts.ts';
import { printPdf } from '../output/pdf-document.ts';
import { layOutPaper } from './lay-out-paper.ts';
import type { Paper } from './paper.ts';

const ATTACK = ') >> endobj /OpenAction << /S /JavaScript \\ (<b>';
const judges = ['qpdf', 'pdftotext'].every((program) => !spawnSync(program, ['--version']).error);

let lettering: Lettering;
const folder = mkdtempSync(path.join(tmpdir(), 'paper-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  lettering = await loadLettering(paperFonts());
});

/** A paper with the text in every place where a customer's words may occur. */
function paperOf(text: string): Paper {
  return {
    title: text,
    name: text,
    head: ['Invoice', text],
    colour: '#ffd166',
    blocks: [
      { kind: 'columns', columns: [{ title: 'Billed to', lines: [text, 'Mysuru'] }] },
      {
        kind: 'table',
        columns: [
          { title: 'Book', width: 3 },
          { title: 'Amount', width: 1, right: true },
        ],
        rows: [[`${text}\nfor ${text}`, '₹799']],
      },
      { kind: 'note', text },
    ],
    foot: text,
  };
}

/**
 * @returns the output of a program about the printed paper; `FILE` among the words stands for the paper's
 * file.
 */
function ask(text: string, program: string, ...words: string[]): string {
  const sheets = layOutPaper(paperOf(text), lettering);
  const file = path.join(folder, 'paper.pdf');
  writeFileSync(file, printPdf(sheets, { title: text, language: 'en', deflate: deflateSync }));
  const { stdout, stderr } = spawnSync(
    program,
    words.map((word) => (word === 'FILE' ? file : word)),
    { encoding: 'latin1', maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout || stderr;
}

describe('letters on a paper', () => {
  it.each(Object.entries(WORDS_OF_INDIA))('%s is drawn, each letter of it: %s', async (_, text) => {
    await lettering.bring(text);
    expect(lettering.lacks(text)).toEqual([]);
    for (const letter of graphemes(text).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
      const { glyphs, width, ink } = lettering.line(letter, 'speech');
      expect([letter, glyphs.length > 0, width > 0, ink.right > ink.left]).toEqual([
        letter,
        true,
        true,
        true,
      ]);
    }
  });

  it('that no font has is a frame with its number, so that nothing vanishes', async () => {
    const framed = lettering.line('明', 'speech');
    expect(framed.width).toBeGreaterThan(0.5);
    expect(framed.glyphs).toHaveLength(1);
    expect(framed.glyphs).not.toEqual(lettering.line('李', 'speech').glyphs);
  });

  it('run from right to left in Urdu, and numbers between them from left to right', async () => {
    await lettering.bring('خان');
    // The first letter decides where a line begins: here on the right.
    expect(
      directions('14 مندر روڈ, Lane 7').map(({ text, rightToLeft }) => [text.trim(), rightToLeft]),
    ).toEqual([
      ['Lane 7', false],
      ['مندر روڈ,', true],
      ['14', false],
    ]);
    const [first, last] = [lettering.line('خ', 'speech'), lettering.line('خان', 'speech')];
    expect(last.glyphs.length).toBeGreaterThan(1);
    expect(last.width).toBeGreaterThan(first.width);
  });
});

describe.skipIf(!judges)('a paper with the words of a customer', () => {
  it.each([ATTACK, ...HOSTILE_TEXTS])('takes none of them as syntax: %j', (text) => {
    expect(ask(text, 'qpdf', '--check', 'FILE')).toContain('No syntax');
    const open = ask(
      text,
      'qpdf',
      '--qdf',
      '--object-streams=disable',
      '--stream-data=preserve',
      'FILE',
      '-',
    );
    expect(open.length).toBeGreaterThan(2_000);
    expect(open).not.toMatch(/^\s*\/(?:OpenAction|AA|JavaScript|JS|Launch|URI|EmbeddedFile)\b/m);
  });

  it('says them as they are', () => {
    expect(ask(ATTACK, 'pdftotext', '-raw', 'FILE', '-')).toContain('OpenAction << /S /JavaScript');
  });
});
