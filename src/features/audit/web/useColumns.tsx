import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { AuditEvent } from '../contract.ts';
import classes from './Audit.module.css';
import { looks } from './looks.ts';
import { useActorName, useDeviceName, useSentence } from './useWords.ts';

export function useColumns(): readonly Column<AuditEvent>[] {
  const t = useTexts('audit');
  return useMemo(
    () => [
      { id: 'at', header: t('field.at'), width: 156, card: 'top', cell: ({ at }) => <Moment at={at} /> },
      { id: 'what', header: t('field.what'), width: 280, grow: 3, fixed: true, card: 'heading', cell: (event) => <What event={event} /> },
      { id: 'who', header: t('field.who'), width: 168, grow: 1, cell: (event) => <Who event={event} /> },
      { id: 'from', header: t('field.from'), width: 184, grow: 1, cell: (event) => <From event={event} /> },
    ],
    [t],
  );
}

/** The relative time, and the exact one below. */
function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.fullDateTime(at)}>
      {format.past(at)} <span className={cells.second}>{format.dateTime(at)}</span>
    </time>
  );
}

function What({ event }: { event: AuditEvent }) {
  const sentence = useSentence()(event);
  const { icon: Icon, tone } = looks[event.kind];
  return (
    <span className={classes.what} data-tone={tone}>
      <Icon size={18} className={classes.icon} aria-hidden />
      <Link
        className={`${cells.link} ${classes.sentence}`}
        data-cut
        to="/audit"
        search={(old: object) => ({ ...old, event: event.id })}
        resetScroll={false}
        title={sentence}
      >
        {sentence}
      </Link>
    </span>
  );
}

function Who({ event }: { event: AuditEvent }) {
  const name = useActorName()(event);
  if (event.actor_id === null) return <span className={cells.faint}>{name}</span>;
  return (
    <Link className={cells.link} to="/apps/user/view/$id" params={{ id: String(event.actor_id) }} title={name}>
      {name}
    </Link>
  );
}

function From({ event: { address, user_agent } }: { event: AuditEvent }) {
  const t = useTexts('audit');
  const device = useDeviceName()(user_agent);
  if (!address) return <span className={cells.faint}>{t('field.here')}</span>;
  return (
    <>
      <bdi className={classes.address}>{address}</bdi>
      {device && (
        <>
          {' '}
          <span className={cells.second} title={user_agent}>
            {device}
          </span>
        </>
      )}
    </>
  );
}
