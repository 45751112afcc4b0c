/** A business paper: blocks from top to bottom of A4 pages, in the style of the books. */
export interface Paper {
  /** Title of the file. */
  title: string;
  /** The name of the issuer, in the band at the top. */
  name: string;
  /** The kind of paper, beside the name. Each further line is smaller. */
  head: readonly string[];
  /** Background of the band: `#rrggbb`, light enough for dark ink. */
  colour: string;
  blocks: readonly PaperBlock[];
  /** The text at the foot of every page, before its number. */
  foot: string;
}

export type PaperBlock =
  /** Columns of equal width, side by side. */
  | { kind: 'columns'; columns: readonly { title: string; lines: readonly string[] }[] }
  /** Widths are relative to their sum. The second and further lines of a cell are smaller. */
  | {
      kind: 'table';
      columns: readonly { title: string; width: number; right?: boolean }[];
      rows: readonly (readonly string[])[];
    }
  /** Sums below a table, on the right. */
  | { kind: 'sums'; rows: readonly { label: string; amount: string; strong?: boolean }[] }
  | { kind: 'note'; text: string }
  /** A square code for a camera (`true` is a dark square), with a heading and lines beside it. */
  | { kind: 'code'; squares: readonly (readonly boolean[])[]; title: string; lines: readonly string[] };
