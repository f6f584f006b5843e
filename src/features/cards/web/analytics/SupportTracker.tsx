import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { Facts } from '../Facts.tsx';
import { Headline } from '../Headline.tsx';
import { Ring } from '../Ring.tsx';
import { type CardProps, live } from '../useCards.ts';
import classes from './Progress.module.css';

/** The user's tasks: number and progress, and those of the period. */
export function SupportTracker({ period, className }: CardProps) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const { full } = useFigures();
  const query = useQuery({ ...calls.supportTracker.query({ query: { period } }), ...live('tasks') });
  const { data } = query;
  const rows =
    data &&
    ([
      { key: 'new', n: data.newTicket, href: data.link },
      { key: 'open', n: data.openTicket, href: '/apps/todo/open', note: t('tasks.ever') },
      { key: 'completed', n: data.completedTicket, href: '/apps/todo/completed', note: t('tasks.ever') },
    ] as const);
  const mean = data && {
    label: t('tasks.mean'),
    figure:
      data.responseOf === 0
        ? '–'
        : data.responseTime === 0
          ? t('tasks.soon')
          : t('daysLong', { count: data.responseTime, figure: full(data.responseTime) }),
  };
  const [made, ...others] = rows?.map(({ key, n, href }) => ({ label: t(`tasks.${key}`), figure: full(n), link: href })) ?? [];
  return (
    <ChartCard
      name="cards.supportTracker"
      file={t('file.supportTracker')}
      title={t('card.supportTracker')}
      {...(className && { className })}
      hint={<Headline figure={data && full(data.totalTicket)} link="/apps/todo" label={t('tasks.total')} note={t('tasks.total')} />}
      chart={() =>
        data && (
          <div className={classes.progress}>
            <Ring
              size={152}
              share={data.totalTicket === 0 ? 0 : data.completedTicket / data.totalTicket}
              caption={t('tasks.completed')}
              label={data.totalTicket === 0 ? '–' : full(data.completedTicket / data.totalTicket, 'percent')}
            />
            <div className={classes.groups}>
              <h3>{t('tasks.ever')}</h3>
              <Facts facts={others} />
              <h3>{t('tasks.ofPeriod')}</h3>
              <Facts facts={[...(made ? [made] : []), ...(mean ? [mean] : [])]} />
            </div>
          </div>
        )
      }
      isReadable
      heading={common('word.status')}
      series={[{ key: 'n', name: t('heading.tasks') }]}
      data={rows?.map(({ key, n, href, ...row }) => ({ key, label: t(`tasks.${key}`), href, ...row, values: { n } }))}
      query={query}
      height={176}
    />
  );
}
