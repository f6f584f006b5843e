import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Headline } from '../Headline.tsx';
import { type CardProps, usePartRows } from '../useCards.ts';
import { type Course, type Statistic, type StatisticName, statistics } from './definitions.ts';

/** A figure of the period with its series. */
export function StatisticCard({ name, period, className }: CardProps & { name: StatisticName }) {
  const t = useTexts('cards');
  const { full, short } = useFigures();
  const rowsOf = usePartRows();
  const { useCourse, chart, format }: Statistic = statistics[name];
  const query = useCourse(period);
  const { data } = query;
  const figureOf = ({ figure, share }: Course) => {
    if (share === null) return '–';
    if (share !== undefined) return `${full(share, 'percent')} · ${full(figure, format)}`;
    return figure < 10_000 ? full(figure, format) : short(figure, format);
  };
  const title = t(`card.${name}`);
  return (
    <ChartCard
      name={`cards.${name}`}
      file={t(`file.${name}`)}
      title={title}
      {...(className && { className })}
      hint={<Headline figure={data && figureOf(data)} link={data?.link} label={title} change={data?.change} />}
      chart={chart}
      heading={t('heading.days')}
      series={[{ key: 'n', name: title, format }]}
      data={data && rowsOf(data.points, data.data)}
      query={query}
      height={160}
    />
  );
}
