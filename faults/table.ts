// One row for each fault and engine, and the table that they make.

export type Outcome = {
  tries: number;
  acknowledged: number;
  /** Acknowledged, and gone afterwards. */
  lost: number;
  /** Otherwise than was acknowledged: doubled, changed, refused without reason. */
  wrong: number;
  /** The longest time in which no request was answered. */
  unavailableMs: number;
  /** What was wrong, to find the cause. */
  faults: string[];
};
/** Why a fault could not be tried on this machine. */
export type NotRun = { notRun: string };
export type Row = { title: string; engine: string; outcome: Outcome | NotRun };

export function isPassed({ outcome }: Row): boolean {
  return 'notRun' in outcome || outcome.lost + outcome.wrong === 0;
}

const headings = ['fault', 'engine', 'tries', 'acknowledged', 'lost', 'wrong', 'longest unavailable'];

/** As markdown, with columns of equal width. */
export function tableOf(rows: Row[]): string {
  const cells = [headings, headings.map((_, column) => (column < 2 ? '---' : '---:')), ...rows.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map(
      (row) =>
        `| ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`,
    )
    .join('\n');
}

function cellsOf({ title, engine, outcome }: Row): string[] {
  if ('notRun' in outcome) return [title, engine, `not run: ${outcome.notRun}`, '', '', '', ''];
  const { tries, acknowledged, lost, wrong, unavailableMs } = outcome;
  const counts = [tries, acknowledged, lost, wrong].map((count) => count.toLocaleString('en'));
  return [title, engine, ...counts, `${(unavailableMs / 1000).toFixed(1)} s`];
}
