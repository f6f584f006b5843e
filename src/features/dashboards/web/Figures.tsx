// The strip of figures at the top; each leads to the list that it counts.
import { Skeleton } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddressLink } from '#kit/web/AddressLink.tsx';
import { Refusal } from '#kit/web/charts/Refusal.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { NoticeFigures, Sum } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './Figures.module.css';
import { noticesBy, openingOn } from './listsBehind.ts';
import type { OverviewState } from './useOverview.ts';

const statuses = ['aberta', 'andamento', 'fechada'] as const;

export function Figures({ notices, state }: { notices: UseQueryResult<NoticeFigures>; state: OverviewState }) {
  const t = useTexts('dashboards');
  const { full, short } = useFigures();
  const mine = useQuery({ ...calls.mine.query(), meta: { topics: ['email', 'tasks', 'follow', 'orders'] } });
  const { data } = notices;
  const own = mine.data;
  const placed = own?.orders.reduce((sum, { n }) => sum + n, 0);
  const moving = own?.orders.filter(({ status }) => !restingOrders.has(status)).reduce((sum, { n }) => sum + n, 0);
  const worth = ({ valor, fora }: Pick<Sum, 'valor' | 'fora'> = { valor: 0, fora: 0 }) =>
    [short(valor, 'money'), fora > 0 && t('leftOutShort', { count: fora, figure: full(fora) })].filter(Boolean).join(' · ');
  return (
    <div className={classes.strip}>
      <nav className={classes.group} aria-label={t('figures.notices')}>
        {!data && notices.isError && <Failed query={notices} />}
        {statuses.map((status) => {
          const sum = data?.status.find((one) => one.status === status);
          return (
            <Figure
              key={status}
              label={t(`status.${status}`)}
              href={noticesBy({ status })}
              value={data && (sum?.n ?? 0)}
              note={data && worth(sum)}
              query={notices}
            />
          );
        })}
        <Figure
          label={t('figures.opening')}
          href={noticesBy(data ? openingOn(data.period) : {})}
          value={data?.period.n}
          note={data && t(`before.${state.query.period}`, { figure: full(data.before.n) })}
          query={notices}
        />
      </nav>
      <nav className={classes.group} aria-label={t('figures.mine')}>
        {!own && mine.isError && <Failed query={mine} />}
        <Figure
          label={t('figures.follows')}
          href="/acompanhamento?view=list"
          value={own && own.follows.licitacoes + own.follows.projetos}
          note={own && t('figures.followsOf', { notices: full(own.follows.licitacoes), bills: full(own.follows.projetos) })}
          query={mine}
        />
        <Figure
          label={t('figures.tasks')}
          href="/apps/todo/open?sortBy=due-date"
          value={own?.tasks.open}
          note={own && t('figures.overdue', { count: own.tasks.overdue, figure: full(own.tasks.overdue) })}
          isLate={(own?.tasks.overdue ?? 0) > 0}
          query={mine}
        />
        <Figure label={t('figures.unread')} href="/apps/email?unread=true" value={own?.unread} note={t('figures.inbox')} query={mine} />
        <Figure
          label={t('figures.orders')}
          href="/pedidos"
          value={placed}
          note={moving !== undefined && t('figures.moving', { count: moving, figure: full(moving) })}
          query={mine}
        />
      </nav>
    </div>
  );
}

/** Said above the figures that could not be loaded, whose links lead on. */
function Failed({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  return (
    <div className={classes.failed}>
      <Refusal error={query.error} retry={() => void query.refetch()} />
    </div>
  );
}

/** Orders of which nothing is to come any more. */
const restingOrders: ReadonlySet<string> = new Set(['entregue', 'cancelado', 'rejeitado']);

type FigureProps = {
  label: string;
  href: string;
  /** Undefined until it is there. */
  value: number | undefined;
  note: ReactNode;
  isLate?: boolean;
  query: Pick<UseQueryResult, 'isError' | 'isPlaceholderData'>;
};

function Figure({ label, href, value, note, isLate, query }: FigureProps) {
  const { full } = useFigures();
  const isComing = value === undefined && !query.isError;
  return (
    <AddressLink className={classes.figure} href={href} data-late={isLate || undefined} data-stale={query.isPlaceholderData || undefined}>
      <span className={classes.label}>{label}</span>
      <strong className={classes.value}>
        {isComing ? <Skeleton component="span" display="block" h={24} mt={4} w="5ch" /> : full(value)}
      </strong>
      <span className={classes.note}>{isComing ? <Skeleton component="span" display="block" h={12} w="8ch" /> : note}</span>
    </AddressLink>
  );
}
