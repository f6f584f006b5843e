import type { Queries } from '#kit/server/database/database.ts';
import { isOfLista } from './consultas.ts';
import { queueDetails } from './details.ts';
import type { Pass } from './pass.ts';
import { changeOf, keyOf, type Leitura } from './source.ts';

/**
 * Hands records of a list over to the importer, and queues what they are of.
 * @param alongside saves how far the list was read, in the transaction that makes the records durable
 * @throws {SourceFault} `shape`
 */
export async function keepRecords(
  { database, source, deliver }: Pass,
  { consulta, dia }: Leitura,
  records: readonly unknown[],
  alongside: (db: Queries) => Promise<void>,
): Promise<void> {
  const said = new Map(records.map((record) => [keyOf(source, record), changeOf(source, record)]));
  // Those without a key have no parts.
  said.delete('');
  const save = async (db: Queries) => {
    if (source.readParts && !isOfLista(consulta)) await queueDetails(db, source, said);
    await alongside(db);
  };
  if (records.length === 0) return database.write(save);
  const name = `${source.title.pt} ${dia}`;
  await deliver({ fonte: source.name, kind: source.kindOf(consulta), name, records: source.joined?.(records) ?? records }, save);
}
