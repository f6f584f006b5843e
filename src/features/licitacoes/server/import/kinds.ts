// The kinds of records imported into notices: each source with the functions that save its records.
import type {} from '#features/importacoes/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { RecordKind, RecordSource } from '#kit/server/records/kind.ts';
import type { NoticeRead } from './notice.ts';
import { isOwnKey } from './ownKey.ts';
import type { PartRead, PartSource } from './part.ts';
import { findKnown, saveNotices } from './save.ts';
import { saveParts } from './saveParts.ts';
import { shownOfNotice, shownOfPart } from './shown.ts';
import { comprasContratacoes } from './sources/compras.ts';
import { controlNumber } from './sources/noticeFields.ts';
import { partSources } from './sources/partSources.ts';
import { planilhaLicitacoes } from './sources/planilhaLicitacoes.ts';
import { pncpContratacoes } from './sources/pncp.ts';
import { WRITE_LOCK } from './writeLock.ts';
import { writePendingParts } from './writePendingParts.ts';

export const licitacoesKinds: readonly RecordKind[] = [
  ...[pncpContratacoes, comprasContratacoes, planilhaLicitacoes].map(noticeKind),
  ...partSources.map(partKind),
] as RecordKind[];

function noticeKind(source: RecordSource<NoticeRead>): RecordKind<NoticeRead> {
  return {
    ...source,
    ...shownOfNotice,
    into: 'licitacoes',
    isListed: true,
    findKnown,
    writeLock: WRITE_LOCK,
    save: async (db, rows, runId) => {
      const notices = rows.map(({ read, text }) => ({ notice: read, registro: text }));
      const { saved, added } = await saveNotices(db, notices, runId);
      await nameMaker(db, added.filter(isOwnKey), runId);
      await writePendingParts(db, added, partSources);
      return saved;
    },
  };
}

/** Who imported notices without a control number may change them by hand. */
async function nameMaker(db: Queries, controles: readonly string[], runId: number): Promise<void> {
  if (controles.length === 0) return;
  await db
    .updateTable('licitacoes')
    .set(({ selectFrom }) => ({ criada_por: selectFrom('importacoes').select('user_id').where('importacoes.id', '=', runId) }))
    .where('controle', 'in', controles)
    .execute();
}

function partKind({ parte, ...source }: PartSource): RecordKind<PartRead> {
  return {
    ...source,
    ...shownOfPart[parte],
    into: 'licitacoes',
    isListed: false,
    owner: { pattern: controlNumber, any: '00000000000000-1-000001/2000' },
    writeLock: WRITE_LOCK,
    save: (db, rows, runId) => saveParts(db, source, rows, runId),
  };
}
