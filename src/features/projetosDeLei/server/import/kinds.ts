// The kinds of records imported into bills: each source with the functions that save its records.
import type { RecordKind, RecordSource } from '#kit/server/records/kind.ts';
import type { PartRead, PartSource } from './parts.ts';
import type { ProjetoRead, ProjetoSource } from './projeto.ts';
import { findKnown, saveProjetos } from './save.ts';
import { saveParts } from './saveParts.ts';
import { shownOfPart, shownOfProjeto, shownOfTipo } from './shown.ts';
import { camaraProposicoes } from './sources/camaraProposicoes.ts';
import { camaraTipos } from './sources/camaraTipos.ts';
import { partSources } from './sources/partSources.ts';
import { senadoMaterias } from './sources/senadoMaterias.ts';
import { saveTipos, type TipoRead } from './tipos.ts';
import { WRITE_LOCK } from './writeLock.ts';
import { writePendingParts } from './writePendingParts.ts';

export const projetosKinds: readonly RecordKind[] = [
  projetoKind(camaraProposicoes),
  tipoKind(camaraTipos),
  ...partSources.map(partKind),
  projetoKind(senadoMaterias),
] as RecordKind[];

function projetoKind({ casa, ...source }: ProjetoSource): RecordKind<ProjetoRead> {
  return {
    ...source,
    ...shownOfProjeto,
    into: 'projetosDeLei',
    isListed: true,
    findKnown: (db, records) => findKnown(db, casa, records),
    writeLock: WRITE_LOCK,
    save: (db, rows, runId) =>
      saveProjetos(
        db,
        rows.map(({ read, text }) => ({ projeto: read, registro: text })),
        runId,
      ),
    saveRest: (db, projetos, runId) => writePendingParts(db, projetos, partSources, runId),
  };
}

/** Owners are written as `camara:2088351`: parts from the other chamber always name their bill. */
function partKind({ parte, ...source }: PartSource): RecordKind<PartRead> {
  return {
    ...source,
    ...shownOfPart[parte],
    into: 'projetosDeLei',
    isListed: true,
    owner: { pattern: /^camara:[1-9]\d{0,9}$/, any: 'camara:0' },
    writeLock: WRITE_LOCK,
    save: (db, rows, runId) => saveParts(db, source, rows, runId),
  };
}

function tipoKind(source: RecordSource<TipoRead>): RecordKind<TipoRead> {
  return {
    ...source,
    ...shownOfTipo,
    into: 'projetosDeLei',
    isListed: false,
    writeLock: WRITE_LOCK,
    save: (db, rows) =>
      saveTipos(
        db,
        rows.map(({ read }) => read),
      ),
  };
}
