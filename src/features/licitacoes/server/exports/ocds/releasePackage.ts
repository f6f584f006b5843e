// An OCDS 1.1 release package as a stream of JSON (https://standard.open-contracting.org/1.1/).
import type { Database } from '#kit/server/database/database.ts';
import type { Exported } from '../../list/queries.ts';
import { thisMoment } from '../../status.ts';
import { readDetails } from './details.ts';
import { releaseOf } from './release.ts';

/** `id` makes the package's identifier; `ocidPrefix` is assigned to publishers by the Open Contracting Partnership. */
type Package = { name: string; ocidPrefix: string; id: string };

/** Notices whose items are in memory at the same time. */
const AT_ONCE = 50;
const lots = 'https://raw.githubusercontent.com/open-contracting-extensions/ocds_lots_extension/v1.1.5/extension.json';

export async function* releasePackage(
  database: Database,
  pages: AsyncIterable<Exported[]>,
  { name, ocidPrefix, id }: Package,
): AsyncGenerator<string> {
  const { now } = thisMoment();
  const head = { uri: `urn:uuid:${id}`, version: '1.1', extensions: [lots], publishedDate: now, publisher: { name } };
  yield `${JSON.stringify(head).slice(0, -1)},"releases":[\n`;
  let separator = '';
  for await (const rows of pages) {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      const detailsOf = await readDetails(
        database,
        some.map((row) => row.id),
      );
      // A notice may have been removed since the page was read.
      for (const row of some) {
        const details = detailsOf(row.id);
        if (!details) continue;
        yield separator + JSON.stringify(releaseOf(row, details, { ocidPrefix, now }));
        separator = ',\n';
      }
    }
  }
  yield '\n]}\n';
}
