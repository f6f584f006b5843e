import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { Facts } from '../Facts.tsx';
import { live } from '../useCards.ts';
import { useMonths } from '../useMonths.ts';

/** Cumulative cost of this month's orders by day, beside the previous month. */
export function Revenue({ className }: { className?: string }) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const { short } = useFigures();
  const nameOf = useMonths('long');
  const query = useQuery({ ...calls.revenue.query({ query: {} }), ...live('orders') });
  const [now, before] = query.data?.months ?? [];
  const both = now && before;
  const sumOf = (month: typeof now) => (month ? short(month.data.at(-1) ?? 0, 'money') : '–');
  const longest = both ? Math.max(before.data.length, Number(now.to.slice(8))) : 0;
  return (
    <ChartCard
      name="cards.revenue"
      file={t('file.revenue')}
      title={t('card.revenue')}
      {...(className && { className })}
      hint={t('revenue.hint')}
      chart="lines"
      heading={common('word.day')}
      series={[
        { key: 'now', name: now ? nameOf(now.from) : t('revenue.thisMonth'), format: 'money', color: 'primary' },
        { key: 'before', name: before ? nameOf(before.from) : t('revenue.lastMonth'), format: 'money', color: 'secondary' },
      ]}
      data={
        both &&
        Array.from({ length: longest }, (_, day) => ({
          label: String(day + 1),
          values: { now: now.data[day] ?? null, before: before.data[day] ?? null },
        }))
      }
      query={query}
      height={216}
      foot={
        <Facts
          facts={[
            { label: t('revenue.thisMonth'), figure: sumOf(now), ...(now && { link: now.link }) },
            { label: t('revenue.lastMonth'), figure: sumOf(before), ...(before && { link: before.link }) },
          ]}
        />
      }
    />
  );
}
