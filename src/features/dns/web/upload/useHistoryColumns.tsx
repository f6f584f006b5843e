import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { DnsUpload } from '../../contract.ts';
import { RowActions } from './RowActions.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useRowCount } from './useRowCount.ts';

/** Total width fits the list beside the menu on the narrowest screen with a menu. */
export function useHistoryColumns(): readonly Column<DnsUpload>[] {
  const t = useTexts('upload');
  const common = useTexts('common');
  const format = useFormat();
  const count = useRowCount();
  return useMemo(
    () => [
      { id: 'estado', header: t('history.estado'), width: 140, card: 'top', cell: (upload) => <StateBadge estado={upload.estado} /> },
      {
        id: 'arquivo',
        header: common('word.file'),
        width: 148,
        grow: 2,
        fixed: true,
        card: 'heading',
        cell: ({ id, arquivo }) => (
          <Link
            className={`${cells.link} ${cells.oneLine}`}
            data-cut
            data-upload={id}
            to="/importar"
            search={(old: object) => ({ ...old, upload: id })}
            resetScroll={false}
            title={arquivo}
          >
            <bdi>{arquivo}</bdi>
          </Link>
        ),
      },
      {
        id: 'linhas',
        header: t('history.rows'),
        width: 140,
        grow: 1,
        cell: (upload) => {
          const { rows, faulty } = count(upload);
          return (
            <>
              {rows} {faulty && <span className={cells.second}>{faulty}</span>}
            </>
          );
        },
      },
      {
        id: 'sent_at',
        header: t('history.sent'),
        width: 160,
        grow: 1,
        cell: ({ sent_at, by }) => (
          <>
            <time dateTime={sent_at} title={format.fullDateTime(sent_at)}>
              {format.dateTime(sent_at)}
            </time>{' '}
            <span className={cells.second}>{by || t('nobody')}</span>
          </>
        ),
      },
      {
        id: 'changed_at',
        header: t('history.changed'),
        width: 160,
        grow: 1,
        cell: (upload) => <LastChange upload={upload} />,
      },
      {
        id: 'actions',
        header: common('word.actions'),
        width: 176,
        align: 'end',
        fixed: true,
        card: 'corner',
        cell: (upload) => <RowActions upload={upload} />,
      },
    ],
    [t, common, format, count],
  );
}

/** Who last committed or undone it, and when. */
function LastChange({ upload: { estado, committed_at, committed_by, undone_at, undone_by } }: { upload: DnsUpload }) {
  const t = useTexts('upload');
  const format = useFormat();
  const [at, who] = estado === 'desfeita' ? [undone_at, undone_by] : [committed_at, committed_by];
  if (estado === 'pronta' || !at) return null;
  return (
    <>
      <time dateTime={at} title={format.fullDateTime(at)}>
        {format.dateTime(at)}
      </time>{' '}
      <span className={cells.second}>{who || t('nobody')}</span>
    </>
  );
}
