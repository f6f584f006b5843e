import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import choices from '#kit/web/form/Choices.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import { calls } from '../calls.ts';
import { Facts } from '../Facts.tsx';
import { live, useCards } from '../useCards.ts';
import { useMonths } from '../useMonths.ts';

/** Cost of delivered orders by month, beside the cost without discounts. */
export function RevenueReport({ className }: { className?: string }) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const { full, short } = useFigures();
  const nameOf = useMonths('short');
  const { query: address, search } = useCards();
  const query = useQuery({ ...calls.revenueReport.query({ query: { year: address.ano } }), ...live('orders') });
  const { data } = query;
  const sum = (which: 'price' | 'budget') => data?.months.reduce((total, month) => total + month[which], 0) ?? 0;
  const saved = sum('budget') - sum('price');
  return (
    <ChartCard
      name="cards.revenueReport"
      file={t('file.revenueReport')}
      title={t('card.revenueReport')}
      {...(className && { className })}
      hint={t('report.hint')}
      actions={
        <nav className={choices.choices} aria-label={t('report.year')}>
          {(data?.years ?? []).map((year, place) => (
            <Link
              key={year}
              to="."
              search={{ ...search, ano: place === 0 ? undefined : Number(year) } as never}
              resetScroll={false}
              activeOptions={exactSearch}
              activeProps={{ 'aria-current': 'true' }}
              aria-current={(address.ano ?? Number(data?.years[0])) === Number(year) ? 'true' : undefined}
            >
              {year}
            </Link>
          ))}
        </nav>
      }
      chart="bars"
      heading={common('word.month')}
      series={[
        { key: 'price', name: t('report.price'), format: 'money', color: 'primary' },
        { key: 'budget', name: t('report.budget'), format: 'money', color: 'secondary' },
      ]}
      data={data?.months.map(({ from, link, price, budget }) => ({
        key: from,
        label: nameOf(from),
        href: link,
        values: { price, budget },
      }))}
      query={query}
      height={240}
      foot={
        <Facts
          facts={[
            { label: t('report.price'), figure: data ? short(sum('price'), 'money') : '–', ...(data && { link: data.link }) },
            { label: t('report.budget'), figure: data ? short(sum('budget'), 'money') : '–', ...(data && { link: data.link }) },
            {
              label: t('report.saved'),
              figure: data && sum('budget') > 0 ? `${short(saved, 'money')} · ${full(saved / sum('budget'), 'percent')}` : '–',
              ...(data && { link: data.link }),
            },
          ]}
        />
      }
    />
  );
}
