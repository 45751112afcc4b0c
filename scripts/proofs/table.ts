import type { Proof } from '../checks/proof-tables.ts';
import type { Figure } from './figure.ts';
import type { Ran } from './runs.ts';

/** A line of the table. */
export interface Line {
  promise: number;
  what: string;
  where: string;
  count: string;
  figure: string;
  held: boolean;
}

/** A pattern for a test title at run time: `%s` and `${…}` match any text. */
export function titlePattern(title: string): RegExp {
  const literal = title
    .split(/%[sidfjo#p]|\$\{[^}]*\}|\$[\w.]+/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`${literal.join('.*')}$`);
}

/** One line for each promise and place, then one for each figure; a proof that ran nowhere is a line that fails. */
export function linesOf(proofs: readonly Proof[], ran: readonly Ran[], figures: readonly Figure[]): Line[] {
  const promises = [...new Set(proofs.map(({ promise }) => promise))];
  return promises.flatMap((promise) => {
    const own = proofs.filter((proof) => proof.promise === promise);
    return [
      ...testLines(promise, own, ran),
      ...figures.filter((figure) => figure.promise === promise).map((figure) => figureLine(figure, ran)),
    ];
  });
}

function testLines(promise: number, proofs: readonly Proof[], ran: readonly Ran[]): Line[] {
  const shown = proofs.map((proof) => ({ proof, tests: ran.filter((test) => shows(test, proof)) }));
  const places = Map.groupBy(new Set(shown.flatMap(({ tests }) => tests)), ({ where }) => where);
  const missing = shown
    .filter(({ tests }) => tests.every(({ outside }) => outside))
    .map(({ proof }) => proof);
  return [
    ...[...places].map(([where, tests]) => ({
      promise,
      what: 'Every test that is named for it',
      where,
      count: `${tests.filter(({ outside }) => !outside).length} tests`,
      figure: `${Math.ceil(tests.reduce((sum, { seconds }) => sum + seconds, 0))} s`,
      held: tests.every(({ passed }) => passed),
    })),
    ...missing.map(({ file, title }) => ({
      promise,
      what: `Did not run: ${file} › ${title}`,
      where: '',
      count: '',
      figure: '',
      held: false,
    })),
  ];
}

const shows = (test: Ran, { file, title }: Proof) =>
  test.file === file && (test.outside || titlePattern(title).test(test.name));

function figureLine({ promise, what, database, count, figure, test }: Figure, ran: readonly Ran[]): Line {
  const there = ran.filter(({ where }) => where === database);
  const own = there.find(({ name }) => sameName(name, test));
  const outside = there.some((each) => each.outside && each.file === own?.file);
  const held = own?.passed === true && !outside;
  return { promise, what, where: database, count, figure, held };
}

/** A running test's name has ` > ` between its parts, a report's a space. */
const sameName = (reported: string, running: string) => running.replaceAll(' > ', ' ') === reported;

export function markdown(lines: readonly Line[]): string {
  const rows = lines.map(({ promise, what, where, count, figure, held }) =>
    [promise, what, where, count, figure, held ? 'holds' : '**fails**'].join(' | '),
  );
  return [
    '| № | What | Where | Count | Figure | Result |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}
