import { useQuery } from '@tanstack/react-query';
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { ChartColor } from '#kit/web/charts/chart.ts';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { Headline } from '../Headline.tsx';
import { type CardProps, live } from '../useCards.ts';

const colors: Partial<Record<string, ChartColor>> = {
  entregue: 'success',
  recebido: 'warning',
  rejeitado: 'danger',
  cancelado: 'secondary',
};

/** Orders of the period by state. */
export function ProductOrders({ period, className }: CardProps) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const { full } = useFigures();
  const query = useQuery({ ...calls.productOrders.query({ query: { period } }), ...live('orders') });
  const { data } = query;
  const title = t('card.productOrders');
  return (
    <ChartCard
      name="cards.productOrders"
      file={t('file.productOrders')}
      title={title}
      {...(className && { className })}
      hint={<Headline figure={data && full(data.total)} link={data?.link} label={title} change={data?.change} />}
      chart={(props) => <BarRows {...props} />}
      isReadable
      heading={common('word.status')}
      series={[{ key: 'n', name: t('heading.orders') }]}
      data={
        data &&
        (data.total === 0
          ? []
          : data.states.map(({ state, count, link }) => ({
              key: state,
              label: t(`state.${state as 'recebido'}`),
              href: link,
              color: colors[state] ?? 'primary',
              values: { n: count },
            })))
      }
      query={query}
      empty={<p>{t('none.orders')}</p>}
      height={240}
    />
  );
}
