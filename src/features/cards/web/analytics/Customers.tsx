import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { Headline } from '../Headline.tsx';
import { type CardProps, live } from '../useCards.ts';

/** By position in the answer, whatever their names. */
const statuses = [
  { status: 'active', color: 'success' },
  { status: 'pending', color: 'warning' },
  { status: 'inactive', color: 'secondary' },
] as const;

/** Users who joined in the period, by their current status. */
export function Customers({ period, className }: CardProps) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const { full } = useFigures();
  const query = useQuery({ ...calls.customers.query({ query: { period } }), ...live('users') });
  const { data } = query;
  const title = t('card.customers');
  return (
    <ChartCard
      name="cards.customers"
      file={t('file.customers')}
      title={title}
      {...(className && { className })}
      hint={<Headline figure={data && full(data.total)} link={data?.link} label={title} change={data?.change} />}
      chart="donut"
      heading={common('word.status')}
      series={[{ key: 'n', name: t('heading.people') }]}
      data={
        data &&
        (data.total === 0
          ? []
          : statuses.map(({ status, color }, place) => ({
              key: status,
              label: t(`status.${status}`),
              href: data.listData[place]?.link ?? '',
              color,
              values: { n: data.listData[place]?.result ?? 0 },
            })))
      }
      query={query}
      empty={<p>{t('none.people')}</p>}
      height={184}
    />
  );
}
