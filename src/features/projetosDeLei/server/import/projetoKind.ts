// Makes a record kind from a source of bills: the source recognises and reads records, the rest is shared.
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { Casa } from '../../entities.ts';
import type { ProjetoRead } from './projeto.ts';
import { findKnown, saveProjetos } from './save.ts';
import { WRITE_LOCK } from './writeLock.ts';
import { writePendingParts } from './writePendingParts.ts';

type ProjetoSource = Pick<RecordKind<ProjetoRead>, 'name' | 'recognises' | 'keyOf' | 'read'> & { casa: Casa };

/** `source.keyOf` returns the chamber's id of the bill, as written. */
export function projetoKind({ casa, ...source }: ProjetoSource): RecordKind<ProjetoRead> {
  return {
    ...source,
    shown: [
      { name: 'projeto', kind: 'text' },
      { name: 'ementa', kind: 'text' },
      { name: 'autor', kind: 'text' },
      { name: 'situacao', kind: 'text' },
      { name: 'apresentacao', kind: 'day' },
    ],
    show: ({ tipo, numero, ano, ementa, autores, status, apresentacao }) => [
      ano ? `${tipo} ${numero}/${ano}` : `${tipo} ${numero}`,
      ementa,
      autores[0]?.nome ?? null,
      status?.situacao || null,
      apresentacao,
    ],
    findKnown: (db, records) => findKnown(db, casa, records),
    writeLock: WRITE_LOCK,
    save: (db, rows, runId) =>
      saveProjetos(
        db,
        rows.map(({ read, text }) => ({ projeto: read, registro: text })),
        runId,
      ),
    saveRest: writePendingParts,
  };
}
