import type { Language } from '../book.ts';
import type { Inks } from './inks.ts';
import { type PdfFile, type Ref, textString } from './pdf-file.ts';
import { escapeText } from './xml-text.ts';

export const AUTHOR = 'Nanhe Veer';
/** The language tags for PDF. */
export const TAGS: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** The outline: the list of pages that PDF readers show beside the book. */
export function addOutline(file: PdfFile, entries: readonly { name: string; page: Ref }[]): Ref {
  const root = file.reserve();
  const refs = entries.map(() => file.reserve());
  entries.forEach(({ name, page }, index) => {
    const [before, after] = [refs[index - 1], refs[index + 1]];
    file.add(
      `<</Title ${textString(name)}/Parent ${root} 0 R/Dest[${page} 0 R/Fit]` +
        `${before === undefined ? '' : `/Prev ${before} 0 R`}${after === undefined ? '' : `/Next ${after} 0 R`}>>`,
      refs[index],
    );
  });
  const ends = refs.length === 0 ? '' : `/First ${refs[0]} 0 R/Last ${refs.at(-1)} 0 R`;
  return file.add(`<</Type/Outlines/Count ${refs.length}${ends}>>`, root);
}

/** Title, author and language as XMP metadata. */
export function addMetadata(file: PdfFile, title: string, language: Language): Ref {
  const tag = TAGS[language];
  const words = escapeText(title);
  const xmp =
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">' +
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${words}</rdf:li>` +
    `<rdf:li xml:lang="${tag}">${words}</rdf:li></rdf:Alt></dc:title>` +
    `<dc:creator><rdf:Seq><rdf:li>${AUTHOR}</rdf:li></rdf:Seq></dc:creator>` +
    `<dc:language><rdf:Bag><rdf:li>${tag}</rdf:li></rdf:Bag></dc:language>` +
    `<pdf:Producer>${AUTHOR}</pdf:Producer></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
  return file.addStream('/Type/Metadata/Subtype/XML', new TextEncoder().encode(xmp));
}

/** The output intent: the printing condition for which the file's CMYK is meant. */
export function addOutputIntent(file: PdfFile, { name, bytes }: NonNullable<Inks['profile']>): Ref {
  const profile = file.addStream('/N 4/Alternate/DeviceCMYK', bytes);
  return file.add(
    `<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier ${textString(name)}/Info ${textString(name)}` +
      `/DestOutputProfile ${profile} 0 R>>`,
  );
}
