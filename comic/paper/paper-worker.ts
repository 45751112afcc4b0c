/**
 * Makes a business paper as PDF in a process of its own, as books are made. Start it with `fork` of
 * `node:child_process` and `serialization: 'advanced'`, and send it one `Paper`. It answers with the file's
 * bytes and exits.
 */
import { loadLettering } from '../lettering/load-lettering.ts';
import { deflate } from '../node-deflate.ts';
import { paperFonts } from './paper-fonts.ts';
import { printPdf } from '../output/pdf-document.ts';
import { layOutPaper } from './lay-out-paper.ts';
import type { Paper } from './paper.ts';

process.once('message', (paper: Paper) => {
  void print(paper).then((bytes) => process.send?.(bytes, () => process.disconnect()));
});
process.once('disconnect', () => process.exit());

async function print(paper: Paper): Promise<Uint8Array> {
  const lettering = await loadLettering(paperFonts());
  await lettering.bring(JSON.stringify(paper));
  const sheets = layOutPaper(paper, lettering);
  return printPdf(sheets, { title: paper.title, language: 'en', deflate });
}
