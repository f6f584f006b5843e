import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { Facts } from '../Facts.tsx';
import { Headline } from '../Headline.tsx';
import { type CardProps, live, usePartRows } from '../useCards.ts';

/** Sign-ins: their number, users, and returning users. */
export function AvgSessions({ period, className }: CardProps) {
  const t = useTexts('cards');
  const { full } = useFigures();
  const rowsOf = usePartRows();
  const query = useQuery({ ...calls.avgSessions.query({ query: { period } }), ...live('audit', 'users') });
  const { data } = query;
  const title = t('card.avgSessions');
  const dash = '–';
  return (
    <ChartCard
      name="cards.avgSessions"
      file={t('file.avgSessions')}
      title={title}
      {...(className && { className })}
      hint={<Headline figure={data && full(data.sessions)} link={data?.link} label={title} change={data?.change} />}
      chart="bars"
      heading={t('heading.days')}
      series={[{ key: 'n', name: title }]}
      data={data && rowsOf(data.points, data.data)}
      query={query}
      height={240}
      foot={
        <Facts
          facts={[
            { label: t('sessions.perDay'), figure: data ? full(data.perDay) : dash },
            {
              label: t('sessions.users'),
              figure: data ? t('sessions.ofActive', { some: full(data.users), all: full(data.goal) }) : dash,
              ...(data?.goalLink && { link: data.goalLink }),
            },
            { label: t('sessions.retention'), figure: data && data.usersBefore > 0 ? full(data.retention / 100, 'percent') : dash },
            {
              label: t('sessions.duration'),
              figure: data && data.users > 0 ? t('years', { count: data.duration, figure: full(data.duration) }) : dash,
            },
          ]}
        />
      }
    />
  );
}
