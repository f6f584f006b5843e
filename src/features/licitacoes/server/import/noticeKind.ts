// Makes a record kind from a source of notices: the source recognises and reads records, the rest is shared.
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { NoticeRead } from './notice.ts';
import { findKnown, saveNotices } from './save.ts';
import { WRITE_LOCK } from './writeLock.ts';

type NoticeSource = Pick<RecordKind<NoticeRead>, 'name' | 'sheet' | 'recognises' | 'keyOf' | 'read'>;

/** `source.keyOf` returns the control number as written. */
export function noticeKind(source: NoticeSource): RecordKind<NoticeRead> {
  return {
    ...source,
    shown: [
      { name: 'controle', kind: 'text' },
      { name: 'num_licitacao', kind: 'text' },
      { name: 'orgao', kind: 'text' },
      { name: 'objeto', kind: 'text' },
      { name: 'modalidade', kind: 'text' },
      { name: 'municipio', kind: 'text' },
      { name: 'abertura', kind: 'instant' },
      { name: 'valor_estimado', kind: 'money' },
    ],
    show: (notice) => [
      notice.controle,
      notice.num_licitacao,
      notice.orgao,
      notice.objeto,
      notice.modalidade,
      [notice.municipio, notice.uf].filter(Boolean).join(' - '),
      notice.abertura ?? null,
      notice.valor_estimado ?? null,
    ],
    findKnown,
    writeLock: WRITE_LOCK,
    save: (db, rows, runId) =>
      saveNotices(
        db,
        rows.map(({ read, text }) => ({ notice: read, registro: text })),
        runId,
      ),
  };
}
