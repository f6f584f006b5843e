import { useQuery } from '@tanstack/react-query';
import { BrazilMap, mapHeight } from '#brasil/web/map/BrazilMap.tsx';
import { brazilStates } from '#brasil/web/map/states.ts';
import { dashboards } from '#features/dashboards/contract.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import { stringifySearch } from '#kit/web/search/search.ts';

const calls = api('dashboards', dashboards);

/** The map of Brazil with all notices. */
export function MapSection() {
  const t = useTexts('gallery');
  const query = useQuery({ ...calls.map.query({ query: {} }), meta: { topics: ['licitacoes'] } });
  const totals = new Map(query.data?.ufs.map(({ uf, total }) => [uf, total.n]));
  return (
    <ChartCard
      name="gallery.map"
      file="map"
      title={t('map.title')}
      hint={t('map.when')}
      chart={({ series, data }) => <BrazilMap series={series} data={data} />}
      isReadable
      heading={t('map.state')}
      series={[{ key: 'n', name: t('map.notices') }]}
      query={query}
      height={mapHeight}
      data={
        query.data &&
        brazilStates.map(({ uf, name }) => ({
          key: uf,
          label: name,
          href: `/apps/invoice/list${stringifySearch({ uf })}`,
          values: { n: totals.get(uf) ?? 0 },
        }))
      }
    />
  );
}
