// The importer with all kinds of records.
import { atasKinds } from '#features/atas/server/import/kinds.ts';
import { contratosKinds } from '#features/contratos/server/import/kinds.ts';
import type { ImportEnd } from '#features/importacoes/entities.ts';
import type { ImportEvents } from '#features/importacoes/server/events.ts';
import type { Importer } from '#features/importacoes/server/importer.ts';
import { matchColumns } from '#features/importacoes/server/sheet.ts';
import { licitacoesKinds } from '#features/licitacoes/server/import/kinds.ts';
import { explainUnknown } from '#features/licitacoes/server/import/unsupported.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { pcaKinds } from '#features/pca/server/import/kinds.ts';
import { projetosKinds } from '#features/projetosDeLei/server/import/kinds.ts';
import { explainUnknownProjetos } from '#features/projetosDeLei/server/import/unsupported.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { openRecords } from '#kit/server/records/openRecords.ts';
import type { Config } from '../start/config.ts';

/** All kinds of records that can be imported. */
export const importedKinds: readonly RecordKind[] = [...licitacoesKinds, ...projetosKinds, ...contratosKinds, ...atasKinds, ...pcaKinds];

/** The topics of the records that imports write into. */
export const importedTopics: readonly string[] = [...new Set(importedKinds.map(({ into }) => into))];

export function importerOf({ uploadMax }: Pick<Config, 'uploadMax'>, files: FileStore, events: ImportEvents): Importer {
  const envelopes = new Set(importedKinds.flatMap((kind) => kind.envelopes ?? []));
  const knownHeadings = (cells: string[]) => Object.keys(matchColumns(importedKinds, cells).columns).length;
  return {
    files,
    kinds: importedKinds,
    open: (bytes) => openRecords(bytes, { envelopes, maxUnpacked: uploadMax, knownHeadings }),
    explainUnknown: (first) => explainUnknown(first) ?? explainUnknownProjetos(first),
    maxBytes: uploadMax,
    recordRunEnd,
    events,
  };
}

/** An import may be interrupted more than once, each time in another attempt. */
function recordRunEnd(db: Queries, userId: number, end: ImportEnd, attempt: number): Promise<void> {
  return notify(db, { userIds: [userId], kind: `importacao.${end.estado}`, data: end, about: `${end.id}.${attempt}` });
}
