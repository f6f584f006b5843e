import { IconKey } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListedMail } from '../contract.ts';
import classes from './Outbox.module.css';
import { StateBadge } from './StateBadge.tsx';

export function useColumns(): readonly Column<ListedMail>[] {
  const t = useTexts('outbox');
  const common = useTexts('common');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'state', header: common('word.status'), width: 148, card: 'top', cell: ({ state }) => <StateBadge state={state} /> },
      {
        id: 'subject',
        header: t('field.subject'),
        width: 240,
        grow: 3,
        fixed: true,
        card: 'heading',
        cell: ({ id, subject, writtenBy, isSecret }) => {
          const title = writtenBy ? t('mail.written', { name: writtenBy }) : subject;
          return (
            <span className={classes.listed}>
              <Link
                className={`${cells.link} ${cells.oneLine}`}
                data-cut
                to="/outbox"
                search={(old: object) => ({ ...old, mail: id })}
                resetScroll={false}
                title={title}
              >
                {title}
              </Link>
              {isSecret && <IconKey size={16} role="img" aria-label={t('secret')} className={classes.icon} />}
            </span>
          );
        },
      },
      {
        id: 'recipient',
        header: t('field.recipient'),
        width: 208,
        grow: 2,
        cell: ({ name, recipient }) => (
          <>
            {name || <bdi>{recipient}</bdi>} {name && <bdi className={cells.second}>{recipient}</bdi>}
          </>
        ),
      },
      {
        id: 'created_at',
        header: t('field.created'),
        width: 156,
        cell: ({ created_at }) => (
          <time dateTime={created_at} title={format.fullDateTime(created_at)}>
            {format.past(created_at)} <span className={cells.second}>{format.dateTime(created_at)}</span>
          </time>
        ),
      },
      {
        id: 'attempts',
        header: t('field.attempts'),
        width: 112,
        align: 'end',
        hidden: true,
        card: 'none',
        cell: ({ attempts }) => <span className={cells.faint}>{format.number(attempts)}</span>,
      },
    ],
    [t, common, format],
  );
}
