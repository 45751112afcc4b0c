/** A business paper: blocks from top to bottom of A4 pages, in the look of the books. */
export interface Paper {
  /** Of the file. */
  title: string;
  /** Whose it is, in the band at the top. */
  name: string;
  /** What it is, beside the name; each further line smaller. */
  head: readonly string[];
  /** Ground of the band: `#rrggbb`, light enough for ink. */
  colour: string;
  blocks: readonly PaperBlock[];
  /** At the foot of every page, before its number. */
  foot: string;
}

export type PaperBlock =
  /** Side by side, of one width. */
  | { kind: 'columns'; columns: readonly { title: string; lines: readonly string[] }[] }
  /** Widths are parts of the whole. The second and further lines of a cell are smaller. */
  | {
      kind: 'table';
      columns: readonly { title: string; width: number; right?: boolean }[];
      rows: readonly (readonly string[])[];
    }
  /** Below a table, at the right. */
  | { kind: 'sums'; rows: readonly { label: string; amount: string; strong?: boolean }[] }
  | { kind: 'note'; text: string }
  /** A square code that a camera reads, dark squares `true`, with a heading and lines beside it. */
  | { kind: 'code'; squares: readonly (readonly boolean[])[]; title: string; lines: readonly string[] };
