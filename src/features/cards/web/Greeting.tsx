import { Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconChecklist, IconMail, IconPackage, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { needs } from '#features/auth/contract.ts';
import { email } from '#features/email/contract.ts';
import { follow } from '#features/follow/contract.ts';
import { tasks } from '#features/tasks/contract.ts';
import { clockInBrasilia } from '#kit/clock.ts';
import { useMay } from '#kit/web/ability.ts';
import { ChartError } from '#kit/web/charts/ChartError.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import card from '#kit/web/page/Card.module.css';
import { api } from '#kit/web/request/api.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { calls } from './calls.ts';
import classes from './Greeting.module.css';
import { live } from './useCards.ts';

const todo = api('tasks', tasks);
const mails = api('email', email);
const followed = api('follow', follow);

/** A greeting with the user's pending items. */
export function Greeting({ name }: { name: string }) {
  const t = useTexts('cards');
  const format = useFormat();
  const administers = useMay(needs.administers);
  const queries = [
    useQuery(todo.counts.query()),
    useQuery(mails.meta.query()),
    useQuery(followed.list.query({ query: { perPage: 1 } })),
    useQuery({ ...calls.waiting.query(), ...live('orders') }),
  ] as const;
  const [{ data: counts }, { data: mail }, { data: follows }, { data: waiting }] = queries;
  const failed = queries.filter(({ data, isError }) => isError && data === undefined);
  const now = new Date();
  const hour = Number(clockInBrasilia(now).slice(11, 13));
  const part = hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
  const entries: { icon: ReactNode; words: string; href: string; count: number | undefined; isLate?: boolean }[] = [
    {
      icon: <IconAlertTriangle size={18} />,
      words: t('waiting.overdue'),
      href: '/apps/todo/open?overdue=true&sortBy=due-date',
      count: counts?.overdue,
      isLate: true,
    },
    { icon: <IconChecklist size={18} />, words: t('waiting.tasks'), href: '/apps/todo/open', count: counts?.open },
    { icon: <IconMail size={18} />, words: t('waiting.mails'), href: '/apps/email?unread=true', count: mail?.inbox },
    {
      icon: <IconPackage size={18} />,
      words: t(administers ? 'waiting.approval' : 'waiting.orders'),
      href: waiting?.link ?? '/pedidos',
      count: waiting?.orders,
    },
    { icon: <IconStar size={18} />, words: t('waiting.followed'), href: '/acompanhamento?view=list', count: follows?.total },
  ];
  const firstName = name.split(' ')[0] ?? '';
  return (
    <section className={`${card.card} ${classes.greeting}`} aria-labelledby="greeting">
      <div>
        <h2 id="greeting" className={card.title}>
          {firstName ? t(`greeting.${part}`, { name: firstName }) : t(`greetingAlone.${part}`)}
        </h2>
        <p className={card.hint}>{format.date(now)}</p>
      </div>
      <ul className={classes.waiting}>
        {entries.map(({ icon, words, href, count, isLate }) => (
          <li key={words}>
            <AddressLink href={href} data-late={(isLate && (count ?? 0) > 0) || undefined}>
              <span aria-hidden>{icon}</span>
              {words}
              <b>
                {count !== undefined ? (
                  format.number(count)
                ) : failed.length > 0 ? (
                  '–'
                ) : (
                  <Skeleton component="span" display="block" h={14} w="2ch" />
                )}
              </b>
            </AddressLink>
          </li>
        ))}
      </ul>
      {failed.length > 0 && <ChartError error={failed[0]?.error} retry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />}
    </section>
  );
}
