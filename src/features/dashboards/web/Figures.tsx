// Row of figures at the top; each links to the list that it counts.

import { Skeleton } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ChartError } from '#kit/web/charts/ChartError.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import cover from '#kit/web/text/coverLink.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { Sum } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './Figures.module.css';
import { noticesBy, openingOn } from './listLinks.ts';
import { type OverviewState, useNotices } from './useOverview.ts';

const statuses = ['aberta', 'andamento', 'fechada'] as const;

export function Figures({ state }: { state: OverviewState }) {
  const t = useTexts('dashboards');
  const { full, short } = useFigures();
  const mineQuery = calls.mine.query();
  const mine = useQuery({ ...mineQuery, meta: { ...mineQuery.meta, topics: ['email', 'tasks', 'follow', 'orders'] } });
  const notices = useNotices(state);
  const data = useDeferredValue(notices.data);
  const own = useDeferredValue(mine.data);
  const placed = own?.orders.reduce((sum, { n }) => sum + n, 0);
  const sent = own?.orders.find(({ status }) => status === 'enviado')?.n ?? 0;
  const { period } = state.query;
  const followed = (kind: 'licitacao' | 'projeto') => `/acompanhamento?view=list&kind=${kind}`;
  /** A count of 0 has no link. */
  const counted = (what: 'overdue' | 'moving', count: number, href: string): Note => ({
    words: t(`figures.${what}`, { count, figure: full(count) }),
    ...(count > 0 && { href }),
  });
  const worth = ({ valor, fora }: Pick<Sum, 'valor' | 'fora'> = { valor: 0, fora: 0 }) =>
    [short(valor, 'money'), fora > 0 && t('leftOutShort', { count: fora, figure: full(fora) })].filter(Boolean).join(' · ');
  return (
    <div className={classes.strip}>
      <nav className={`${surface.surface} ${classes.group}`} aria-label={t('figures.notices')}>
        {!data && notices.isError && <Failed query={notices} />}
        {statuses.map((status) => {
          const sum = data?.status.find((one) => one.status === status);
          return (
            <Figure
              key={status}
              label={t(`status.${status}`)}
              href={noticesBy({ status })}
              value={data && (sum?.n ?? 0)}
              notes={data && [{ words: worth(sum) }]}
              query={notices}
            />
          );
        })}
        <Figure
          label={t('figures.opening')}
          href={noticesBy(data ? openingOn(data.period) : {})}
          value={data?.period.n}
          notes={
            data && [
              { words: t(`within.${period}`) },
              data.before.n === 0
                ? { words: t('noBefore') }
                : { words: t('before', { figure: full(data.before.n) }), href: noticesBy(openingOn(data.before)) },
            ]
          }
          query={notices}
        />
      </nav>
      <nav className={`${surface.surface} ${classes.group}`} aria-label={t('figures.mine')}>
        {!own && mine.isError && <Failed query={mine} />}
        <Figure
          label={t('figures.follows')}
          href="/acompanhamento?view=list"
          noteCount={2}
          value={own && own.follows.licitacoes + own.follows.projetos}
          notes={
            own && [
              { words: t('figures.followedNotices', { figure: full(own.follows.licitacoes) }), href: followed('licitacao') },
              { words: t('figures.followedBills', { figure: full(own.follows.projetos) }), href: followed('projeto') },
            ]
          }
          query={mine}
        />
        <Figure
          label={t('figures.tasks')}
          href="/apps/todo/open?sortBy=due-date"
          value={own?.tasks.open}
          notes={own && [counted('overdue', own.tasks.overdue, '/apps/todo/open?overdue=true&sortBy=due-date')]}
          isLate={(own?.tasks.overdue ?? 0) > 0}
          query={mine}
        />
        <Figure
          label={t('figures.unread')}
          href="/apps/email?unread=true"
          value={own?.unread}
          notes={[{ words: t('figures.inbox') }]}
          query={mine}
        />
        <Figure
          label={t('figures.orders')}
          href="/pedidos"
          value={placed}
          notes={own && [counted('moving', sent, '/pedidos?estado=enviado')]}
          query={mine}
        />
      </nav>
    </div>
  );
}

/** Shown above figures that failed to load, whose links still work. */
function Failed({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  return (
    <div className={classes.failed}>
      <ChartError error={query.error} retry={() => void query.refetch()} />
    </div>
  );
}

/** A further figure with its own link. */
type Note = { words: string; href?: string };

type FigureProps = {
  label: string;
  href: string;
  /** Undefined until loaded. */
  value: number | undefined;
  notes: readonly Note[] | undefined;
  /** How many are expected. */
  noteCount?: number;
  isLate?: boolean;
  query: Pick<UseQueryResult, 'isError' | 'isPlaceholderData'>;
};

/** The whole card links to the list, except notes with links of their own. */
function Figure({ label, href, value, notes = [], noteCount = 1, isLate, query }: FigureProps) {
  const { full } = useFigures();
  const isComing = value === undefined && !query.isError;
  return (
    <div className={`${cover.covered} ${classes.figure}`} data-late={isLate || undefined} data-stale={query.isPlaceholderData || undefined}>
      <AddressLink className={`${cover.cover} ${classes.lead}`} href={href}>
        <span className={`${textStyles.dimmed} ${classes.label}`}>{label}</span>
        <strong className={classes.value}>
          {isComing ? <Skeleton component="span" display="block" h={24} mt={4} w="5ch" /> : full(value)}
        </strong>
      </AddressLink>
      <span className={`${textStyles.minor} ${classes.note}`}>
        {isComing
          ? Array.from({ length: noteCount }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity
              <Skeleton key={place} component="span" display="block" h={12} my={2} w="10ch" />
            ))
          : notes.map(({ words, href }) =>
              href ? (
                <AddressLink key={words} href={href}>
                  {words}
                </AddressLink>
              ) : (
                <span key={words}>{words}</span>
              ),
            )}
      </span>
    </div>
  );
}
