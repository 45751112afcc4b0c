import { type PdfFile, type Ref, textString } from './pdf-file.ts';

/**
 * The structure tree for screen readers: for each page a picture with its description, then its texts. In a
 * page's stream, these parts have numbers from 0: the picture, then each text.
 */
export class PdfStructure {
  private readonly file: PdfFile;
  private readonly root: Ref;
  private readonly document: Ref;
  private readonly sections: Ref[] = [];
  /** The parts of each page, by their numbers on it. */
  private readonly parts: Ref[][] = [];

  constructor(file: PdfFile) {
    this.file = file;
    this.root = file.reserve();
    this.document = file.reserve();
  }

  /** @returns the page's key in the table that leads from the parts of pages to the structure tree */
  page(page: Ref, picture: string, lots: number): number {
    const section = this.file.reserve();
    const part = (kind: string, number: number, more = ''): Ref =>
      this.file.add(`<</Type/StructElem/S/${kind}/P ${section} 0 R/Pg ${page} 0 R/K ${number}${more}>>`);
    const parts = [
      part('Figure', 0, `/Alt ${textString(picture)}`),
      ...Array.from({ length: lots }, (_, index) => part('P', index + 1)),
    ];
    this.file.add(`<</Type/StructElem/S/Sect/P ${this.document} 0 R/K[${list(parts)}]>>`, section);
    this.sections.push(section);
    return this.parts.push(parts) - 1;
  }

  /**
   * Writes the tree. Call once, after the last page.
   * @returns its root, for the catalogue
   */
  finish(): Ref {
    const { file, root, document } = this;
    const rows = this.parts.map((parts, key) => `${key}[${list(parts)}]`);
    const table = file.add(`<</Nums[${rows.join('')}]>>`);
    file.add(`<</Type/StructElem/S/Document/P ${root} 0 R/K[${list(this.sections)}]>>`, document);
    return file.add(
      `<</Type/StructTreeRoot/K ${document} 0 R/ParentTree ${table} 0 R/ParentTreeNextKey ${rows.length}>>`,
      root,
    );
  }
}

function list(refs: readonly Ref[]): string {
  return refs.map((ref) => `${ref} 0 R`).join(' ');
}
