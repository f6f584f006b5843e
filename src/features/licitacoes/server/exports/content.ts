// The bytes of an export in its format.
import type { CsvCell } from '#kit/csv.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type SheetColumn, streamXlsx } from '#kit/server/records/sheet/streamXlsx.ts';
import { csv } from '#kit/server/text/csv.ts';
import { noticeCells } from '../list/noticeCells.ts';
import type { Exported } from '../list/queries.ts';
import { thisMoment } from '../status.ts';
import type { ExportRow } from './jobs.ts';
import { releasePackage } from './ocds/releasePackage.ts';
import { describeQuestion, questionHeaders, sheetNames } from './question.ts';

/** Who publishes OCDS, and the prefix of its process ids. */
export type Publisher = { name: string; ocidPrefix: string };

type Pages = AsyncIterable<Exported[]> & { written: number };
type Job = Pick<ExportRow, 'format' | 'columns' | 'query' | 'ids' | 'language'> & { file: string };

export async function* contentOf(database: Database, job: Job, pages: Pages, publisher: Publisher): AsyncGenerator<Uint8Array> {
  if (job.format === 'xlsx') return yield* workbook(job, pages);
  const texts =
    job.format === 'csv' ? csvOf(job, pages) : releasePackage(database.forPurpose('exports'), pages, { ...publisher, id: job.file });
  for await (const text of texts) yield Buffer.from(text);
}

function csvOf({ language, columns }: Job, pages: Pages): AsyncIterable<string> {
  const { headers, toCells } = noticeCells(language, thisMoment().now, columns);
  return csv(language, headers, cellsOf(pages, toCells));
}

/** A sheet with the notices, and one with what was asked for, and when. */
function workbook(job: Job, pages: Pages): AsyncGenerator<Uint8Array> {
  const now = new Date();
  const { language, columns } = job;
  const { headers, kinds, toCells } = noticeCells(language, thisMoment(now).now, columns);
  const names = sheetNames[language];
  async function* question() {
    yield describeQuestion(job, { count: pages.written, at: now });
  }
  return streamXlsx([
    { name: names.notices, columns: headers.map((header, i) => sheetColumn(header, kinds[i] as string)), rows: cellsOf(pages, toCells) },
    { name: names.question, columns: questionHeaders(language), rows: question() },
  ]);
}

async function* cellsOf(pages: Pages, toCells: (row: Exported) => CsvCell[]): AsyncGenerator<CsvCell[][]> {
  for await (const rows of pages) yield rows.map(toCells);
}

/** Numbers are cells of `text` fields too: the id. */
function sheetColumn(header: string, kind: string): SheetColumn {
  if (kind === 'instant') return { header, kind: 'date', width: 17 };
  if (kind === 'money') return { header, kind: 'money', width: 18 };
  return { header, kind: 'number', width: kind === 'long' ? 60 : 20 };
}
