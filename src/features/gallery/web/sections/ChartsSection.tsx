import { Box, Group, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { Sparkline } from '#kit/web/charts/Sparkline.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { employeeCalls } from '../employees/employeeCalls.ts';
import { byYear, countBy } from '../employees/employeeFigures.ts';
import { useStatusName } from '../employees/useEmployeeColumns.tsx';
import { Sample } from '../Sample.tsx';

/** Each kind of chart, with the sample table's data. */
export function ChartsSection() {
  const t = useTexts('gallery');
  const nameOf = useStatusName();
  const query = useQuery(employeeCalls.readAll.query());
  const people = { key: 'n', name: t('charts.people') };
  const years = query.data && byYear(query.data);
  const statuses = query.data && countBy(query.data, ({ status }) => nameOf(status));
  const ages = [
    { key: 'younger', name: t('charts.younger') },
    { key: 'older', name: t('charts.older') },
  ];
  const salary = { key: 'salary', name: t('charts.salary'), format: 'money' as const, color: 'info' as const };
  const common = { query, height: 224 };
  return (
    <>
      <SimpleGrid minColWidth="min(100%, 400px)" autoFlow="auto-fit">
        <ChartCard
          {...common}
          name="gallery.bars"
          file="bars"
          title={t('charts.bars')}
          hint={t('charts.barsWhen')}
          chart="bars"
          heading={t('charts.year')}
          series={[people]}
          data={years}
        />
        <ChartCard
          {...common}
          name="gallery.stacked"
          file="stacked"
          title={t('charts.stacked')}
          hint={t('charts.stackedWhen')}
          chart="stacked"
          heading={t('charts.year')}
          series={ages}
          data={years}
        />
        <ChartCard
          {...common}
          name="gallery.lines"
          file="lines"
          title={t('charts.lines')}
          hint={t('charts.linesWhen')}
          chart="lines"
          heading={t('charts.year')}
          series={ages}
          data={years}
        />
        <ChartCard
          {...common}
          name="gallery.areas"
          file="areas"
          title={t('charts.areas')}
          hint={t('charts.areasWhen')}
          chart="areas"
          heading={t('charts.year')}
          series={[salary]}
          data={years}
        />
        <ChartCard
          {...common}
          name="gallery.donut"
          file="donut"
          title={t('charts.donut')}
          hint={t('charts.donutWhen')}
          chart="donut"
          heading={t('table.status')}
          series={[people]}
          data={statuses}
        />
        <ChartCard
          {...common}
          name="gallery.rows"
          file="rows"
          title={t('charts.rows')}
          hint={t('charts.rowsWhen')}
          chart={({ series, data }) => <BarRows series={series} data={data} />}
          isReadable
          heading={t('table.status')}
          series={[people]}
          data={statuses}
        />
        <ChartCard
          {...common}
          name="gallery.empty"
          file="empty"
          title={t('charts.empty')}
          hint={t('charts.emptyWhen')}
          chart="bars"
          heading={t('charts.year')}
          series={[people]}
          data={[]}
        />
        <ChartCard
          {...common}
          name="gallery.coming"
          file="coming"
          title={t('charts.coming')}
          hint={t('charts.comingWhen')}
          chart="bars"
          heading={t('charts.year')}
          series={[people]}
          data={undefined}
        />
      </SimpleGrid>
      <Sample title={t('charts.spark')} when={t('charts.sparkWhen')}>
        <Group gap="lg">
          <Text fw={600} fz="1.5rem">
            {query.data?.length ?? '–'}
          </Text>
          <Box w={160}>
            <Sparkline values={years?.map(({ values }) => values.n ?? 0) ?? []} />
          </Box>
        </Group>
      </Sample>
    </>
  );
}
