import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { calls } from '../calls.ts';
import { Facts } from '../Facts.tsx';
import { Headline } from '../Headline.tsx';
import { Ring } from '../Ring.tsx';
import { type CardProps, live } from '../useCards.ts';
import classes from './Progress.module.css';

/** The reader's tasks: how many there are, and how far they have come. */
export function SupportTracker({ period, className }: CardProps) {
  const t = useTexts('cards');
  const { full } = useFigures();
  const query = useQuery({ ...calls.supportTracker.query({ query: { period } }), ...live('tasks') });
  const { data } = query;
  const rows = data && [
    { key: 'new', n: data.newTicket, href: data.link },
    { key: 'open', n: data.openTicket, href: '/apps/todo/open' },
    { key: 'completed', n: data.completedTicket, href: '/apps/todo/completed' },
  ];
  const mean = data && {
    label: t('tasks.mean'),
    figure: data.responseTime > 0 ? t('daysLong', { count: data.responseTime, figure: full(data.responseTime) }) : '–',
  };
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
              label={full(data.totalTicket === 0 ? 0 : data.completedTicket / data.totalTicket, 'percent')}
            />
            <Facts
              facts={[
                ...(rows ?? []).map(({ key, n, href }) => ({
                  label: t(`tasks.${key as 'new' | 'open' | 'completed'}`),
                  figure: full(n),
                  link: href,
                })),
                ...(mean ? [mean] : []),
              ]}
            />
          </div>
        )
      }
      isReadable
      heading={t('heading.state')}
      series={[{ key: 'n', name: t('heading.tasks') }]}
      data={rows?.map(({ key, n, href }) => ({ key, label: t(`tasks.${key as 'new' | 'open' | 'completed'}`), href, values: { n } }))}
      query={query}
      height={272}
    />
  );
}
