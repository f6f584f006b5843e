import { ActionIcon, NativeSelect, Skeleton } from '@mantine/core';
import { IconLayoutGrid, IconMap2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { brazilStates } from '#brasil/states.ts';
import { BrazilMap, mapHeight } from '#brasil/web/map/BrazilMap.tsx';
import { byName } from '#kit/foldedWords.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { UfFigures } from '../contract.ts';
import { calls } from './calls.ts';
import { ImplausibleNote } from './ImplausibleNote.tsx';
import { noticesBy, openingOn } from './listLinks.ts';
import { mapped } from './overviewSearch.ts';
import { useDays } from './useDays.ts';
import { type OverviewState, useSeries } from './useOverview.ts';

const Outlines = lazy(async () => ({ default: (await import('#brasil/web/outlines/StateMap.tsx')).StateMap }));
const GeometrySource = lazy(async () => ({ default: (await import('#brasil/web/outlines/GeometrySource.tsx')).GeometrySource }));

type Mapped = (typeof mapped)[number];
const nothing = { n: 0, valor: 0, fora: 0 };

/** Notices by state: of the period, of a status, or all. */
export function StateMap({ className, state }: { className: string | undefined; state: OverviewState }) {
  const t = useTexts('dashboards');
  const charts = useTexts('charts');
  const { period, map, by, outlines } = state.query;
  const query = useQuery({
    ...calls.map.query({ query: { period } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['licitacoes'] },
  });
  const days = useDays(query.data);
  const filter = map === 'period' ? query.data && openingOn(query.data) : map === 'total' ? {} : { status: map };
  return (
    <ChartCard
      {...(className && { className })}
      name="overview.map"
      file={t('map.file')}
      title={t('map.title')}
      hint={map === 'period' ? days : t('map.now')}
      actions={
        <>
          <ActionIcon
            size={32}
            color="gray"
            aria-label={charts('outlines.show')}
            aria-pressed={outlines}
            data-hint={charts(outlines ? 'outlines.hide' : 'outlines.show')}
            onClick={() => state.set({ outlines: !outlines }, { replace: true })}
          >
            {outlines ? <IconLayoutGrid size={18} aria-hidden /> : <IconMap2 size={18} aria-hidden />}
          </ActionIcon>
          <NativeSelect
            size="xs"
            aria-label={t('map.which')}
            value={map}
            data={mapped.map((value) => ({ value, label: t(`map.${value}`) }))}
            onChange={(event) => state.set({ map: event.currentTarget.value as Mapped }, { replace: true })}
          />
        </>
      }
      chart={({ series, data, height }) =>
        outlines ? (
          <Suspense fallback={<Skeleton height={height} />}>
            <Outlines label={t('map.title')} series={series} data={data} height={height} />
          </Suspense>
        ) : (
          <BrazilMap series={series} data={data} />
        )
      }
      isReadable
      heading={t('map.heading')}
      series={useSeries()}
      drawn={by}
      query={query}
      height={mapHeight}
      foot={
        <>
          <ImplausibleNote of={query.data?.ufs.map((figures) => figures[map])} />
          {outlines && (
            <Suspense>
              <GeometrySource />
            </Suspense>
          )}
        </>
      }
      data={query.data && rowsOf(query.data.ufs, map).map((row) => ({ ...row, href: noticesBy({ ...filter, uf: row.key }) }))}
    />
  );
}

/** Every state, including those without notices. */
function rowsOf(ufs: UfFigures[], map: Mapped) {
  const byUf = new Map(ufs.map((figures) => [figures.uf, figures[map]]));
  return brazilStates
    .map(({ uf, name }) => ({ key: uf, label: `${name} (${uf})`, values: byUf.get(uf) ?? nothing }))
    .sort((a, b) => byName(a.label, b.label));
}
