// Where bills stand that were stored by an earlier version, which took the step with the latest time of day.
import { isRecord, Reject } from '#kit/server/records/fields.ts';
import { updateOutdated } from '#kit/server/work/outdatedWords.ts';
import { deriveAgain } from './partFacts.ts';
import type { OwnFacts } from './projeto.ts';
import { findRegistro } from './registros.ts';
import { camaraProposicoes } from './sources/camaraProposicoes.ts';
import { WRITE_LOCK } from './writeLock.ts';

export const updateOldSituacoes = updateOutdated('projetos.situacao', 'projetos', async (db, ids) => {
  const read = new Map<number, OwnFacts>();
  for (const id of ids) {
    const own = readAgain(await findRegistro(db, id));
    if (own) read.set(id, own);
  }
  await deriveAgain(db, ids, (id) => read.get(id));
});
updateOldSituacoes.writeLock = WRITE_LOCK;

/** undefined for what is no record of the Câmara, or is not read any more. */
function readAgain(registro: string | undefined): OwnFacts | undefined {
  const record = registro && JSON.parse(registro);
  if (!isRecord(record) || !camaraProposicoes.recognises(record)) return undefined;
  try {
    return camaraProposicoes.read(record, '');
  } catch (error) {
    if (error instanceof Reject) return undefined;
    throw error;
  }
}
