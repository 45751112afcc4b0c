import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { loadLettering } from '../lettering/load-lettering.ts';
import { paperFonts } from '../node-fonts.ts';
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

/** Wherever words of a customer may come to stand. */
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

/** @returns what a program says of the printed paper, whose file stands in the place of `FILE`. */
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
