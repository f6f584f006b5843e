// A page of a list, as far as it may be believed.
import type { Pass } from './pass.ts';
import { type Leitura, SourceFault, type SourcePage } from './source.ts';

/** No list has more; of one that announces no total, no day has. */
const MOST_RECORDS = { announced: 500_000, unannounced: 10_000 };
/** A list may grow while it is read. */
const SPARE_PAGES = 10;
/** Larger ones wait in memory no longer than for one more page. */
export const MOST_WAITING_BYTES = 4 * 2 ** 20;

/**
 * Asks for a page.
 * @param before a page of the same reading; pages beyond what it announced are not asked for
 * @throws {SourceFault} `shape` also when there are more pages or records than announced, asked for or possible
 */
export async function readPage({ source, ask }: Pass, leitura: Leitura, page: number, before?: SourcePage): Promise<SourcePage> {
  const asked = source.pageSize(leitura.consulta);
  // Services may send smaller pages than they were asked for.
  const size = Math.min(asked, before?.records.length || asked);
  const announced = before?.total ?? (before ? MOST_RECORDS.unannounced : MOST_RECORDS.announced);
  if (page > Math.ceil(announced / size) + SPARE_PAGES) throw new SourceFault('shape', `page ${page} of ${announced} records`);
  const found = await source.readPage(ask, leitura, page);
  const { records, total } = found;
  if (records.length > asked) throw new SourceFault('shape', `more than ${asked} records`);
  const isPossible = total === null || (Number.isSafeInteger(total) && total >= 0 && total <= MOST_RECORDS.announced);
  if (!isPossible) throw new SourceFault('shape', `a total of ${total}`);
  return found;
}
