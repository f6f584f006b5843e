import { RadarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { ChartTip } from '#kit/web/charts/ChartTip.tsx';
import { type ChartProps, cssColor } from '#kit/web/charts/chart.ts';
import { dashesOf } from '#kit/web/charts/fills.tsx';
import { Legend } from '#kit/web/charts/Legend.tsx';
import { type PlotRow, plotRows } from '#kit/web/charts/plot.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { dashboardCalls } from '../../employees/chartCalls.ts';
import { byRegion, byStartMonth } from '../../employees/chartFigures.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { useMonthNames } from '../../employees/useMonthNames.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Gráfico de radar', en: 'Radar chart', fr: 'Graphique radar', de: 'Netzdiagramm' },
  words: 'teia aranha perfil spider web profile toile profil Spinne Profil',
  old: ['/charts/radar'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/charts',
  use: {
    pt: 'Para perfis: cinco a doze eixos com a mesma escala, e uma a três séries cuja forma se compara.',
    en: 'For profiles: five to twelve axes with the same scale, and one to three series whose shape is compared.',
    fr: 'Pour des profils : cinq à douze axes de même échelle, et une à trois séries dont on compare la forme.',
    de: 'Für Profile: fünf bis zwölf Achsen mit derselben Skala, und eine bis drei Reihen, deren Form verglichen wird.',
  },
  avoid: {
    pt: 'Para valores exatos, ou eixos de unidades diferentes: a ordem dos eixos muda a forma. Use barras.',
    en: 'For exact values, or axes of different units: the order of the axes changes the shape. Use bars.',
    fr: 'Pour des valeurs exactes, ou des axes d’unités différentes : l’ordre des axes change la forme. Utilisez des barres.',
    de: 'Für genaue Werte oder Achsen verschiedener Einheiten: Die Reihenfolge der Achsen ändert die Form. Dafür gibt es Balken.',
  },
  keys: tableKeys('Regions'),
  props: [
    {
      name: 'dataKey',
      type: 'string',
      says: {
        pt: 'O campo das linhas que dá nome a cada eixo.',
        en: 'The rows’ field that names each axis.',
        fr: 'Le champ des lignes qui nomme chaque axe.',
        de: 'Das Feld der Zeilen, das jede Achse benennt.',
      },
    },
    {
      name: 'radarProps',
      type: 'object | (series) => object',
      says: {
        pt: 'O que cada forma recebe: aqui, o traço que a distingue e um preenchimento tão leve que não cobre as outras.',
        en: 'What each shape receives: here, the dash that tells it apart and a fill so light that it covers no other.',
        fr: 'Ce que reçoit chaque forme : ici, le trait qui la distingue et un remplissage si léger qu’il ne cache pas les autres.',
        de: 'Was jede Form bekommt: hier den Strich, der sie unterscheidet, und eine so helle Füllung, dass sie keine andere verdeckt.',
      },
    },
    {
      name: 'withPolarRadiusAxis',
      type: 'boolean',
      says: {
        pt: 'Mostra a escala ao longo de um raio.',
        en: 'Shows the scale along a radius.',
        fr: 'Montre l’échelle le long d’un rayon.',
        de: 'Zeigt die Skala entlang eines Radius.',
      },
    },
  ],
};

export const samples: Samples = {
  Regions: {
    title: { pt: 'Três perfis', en: 'Three profiles', fr: 'Trois profils', de: 'Drei Profile' },
    says: {
      pt: 'Onde estão as licitações de cada situação: as três formas têm os mesmos eixos.',
      en: 'Where the notices of each status are: the three shapes have the same axes.',
      fr: 'Où sont les appels d’offres de chaque état : les trois formes ont les mêmes axes.',
      de: 'Wo die Ausschreibungen jedes Stands sind: Die drei Formen haben dieselben Achsen.',
    },
  },
  Seasons: {
    title: { pt: 'O ano em círculo', en: 'The year as a circle', fr: 'L’année en cercle', de: 'Das Jahr im Kreis' },
    says: {
      pt: 'O que se repete tem um lugar fixo: dezembro fica ao lado de janeiro.',
      en: 'What recurs has a fixed place: December is next to January.',
      fr: 'Ce qui se répète a une place fixe : décembre est à côté de janvier.',
      de: 'Was wiederkehrt, hat einen festen Platz: Der Dezember liegt neben dem Januar.',
    },
  },
};

const words = {
  ...chartWords,
  regions: {
    pt: 'Licitações por região e situação',
    en: 'Notices by region and status',
    fr: 'Appels d’offres par région et état',
    de: 'Ausschreibungen nach Region und Stand',
  },
  regionsFile: {
    pt: 'licitacoes-por-regiao-e-situacao',
    en: 'notices-by-region-and-status',
    fr: 'appels-d-offres-par-region-et-etat',
    de: 'ausschreibungen-nach-region-und-stand',
  },
  seasons: {
    pt: 'Entradas por mês do ano',
    en: 'People who joined, by month of the year',
    fr: 'Arrivées par mois de l’année',
    de: 'Eintritte nach Monat des Jahres',
  },
  seasonsFile: {
    pt: 'entradas-por-mes-do-ano',
    en: 'joined-by-month-of-the-year',
    fr: 'arrivees-par-mois-de-l-annee',
    de: 'eintritte-nach-monat-des-jahres',
  },
};

export function Regions() {
  const t = useWords(words);
  const query = useQuery(dashboardCalls.map.query({ query: {} }));
  return (
    <ChartCard
      name="gallery.radar.regions"
      file={t.regionsFile}
      title={t.regions}
      chart={(props) => <Profiles {...props} />}
      height={320}
      heading={t.region}
      series={[
        { key: 'aberta', name: t.aberta },
        { key: 'andamento', name: t.andamento },
        { key: 'fechada', name: t.fechada },
      ]}
      query={query}
      data={
        query.data &&
        byRegion(query.data.ufs).map(({ region, aberta, andamento, fechada }) => ({
          label: t[region],
          values: { aberta, andamento, fechada },
        }))
      }
    />
  );
}

export function Seasons() {
  const t = useWords(words);
  const common = useTexts('common');
  const { month } = useMonthNames();
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.radar.seasons"
      file={t.seasonsFile}
      title={t.seasons}
      chart={(props) => <Profiles {...props} />}
      height={320}
      heading={common('word.month')}
      series={[{ key: 'n', name: t.people, color: 'info' }]}
      query={query}
      data={
        query.data &&
        byStartMonth(query.data).map((n, index) => ({ label: month(`2026-${String(index + 1).padStart(2, '0')}-01`), values: { n } }))
      }
    />
  );
}

function Profiles({ series, data, height }: ChartProps) {
  const tick = { fontSize: 12, fill: 'currentColor' };
  return (
    <>
      {series.length > 1 && <Legend series={series} kind="lines" />}
      <RadarChart
        h={height - 32}
        mt="sm"
        data={plotRows({ series, data })}
        dataKey="label"
        series={series.map((one, index) => ({ name: one.key, label: one.name, color: cssColor(one.color, index), opacity: 0.12 }))}
        radarProps={({ name }) => ({ strokeWidth: 2, strokeDasharray: dashesOf(series.findIndex(({ key }) => key === name)) })}
        radarChartProps={{ outerRadius: '88%', margin: { top: 5, bottom: 5, left: 48, right: 48 } }}
        withDots
        withPolarRadiusAxis
        gridColor="var(--chart-line)"
        textColor="var(--mantine-color-text)"
        polarAngleAxisProps={{ tick }}
        polarRadiusAxisProps={{ angle: 90 - 180 / data.length, tick: UprightTick, tickCount: 4, axisLine: false }}
        withTooltip
        tooltipProps={{
          content: ({ payload }) => <ChartTip datum={(payload?.[0]?.payload as PlotRow | undefined)?.datum} series={series} />,
        }}
        accessibilityLayer={false}
      />
    </>
  );
}

/** The library turns the numbers of a slanting axis with it. */
function UprightTick({ x, y, payload }: { x: number | string; y: number | string; payload?: { value?: number } }) {
  return (
    <text x={x} y={y} dx={4} fontSize={12} fill="currentColor">
      {payload?.value}
    </text>
  );
}
