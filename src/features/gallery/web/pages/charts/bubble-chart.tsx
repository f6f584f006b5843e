import { BubbleChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { ChartTip } from '#kit/web/charts/ChartTip.tsx';
import { type ChartProps, cssColor, type Datum } from '#kit/web/charts/chart.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { dashboardCalls } from '../../employees/chartCalls.ts';
import { powersOfTen } from '../../employees/chartFigures.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { byYear } from '../../employees/employeeFigures.ts';
import { useNumberAxes } from '../../employees/useNumberAxes.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Gráfico de bolhas', en: 'Bubble chart', fr: 'Graphique à bulles', de: 'Blasendiagramm' },
  words: 'três medidas tamanho three measures size trois mesures taille drei Maße Größe',
  old: ['/charts/bubble'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/charts',
  use: {
    pt: 'Para três medidas de poucos casos: duas nos eixos, e uma terceira, menos importante, no tamanho.',
    en: 'For three measures of few cases: two on the axes, and a third, less important one as the size.',
    fr: 'Pour trois mesures de peu de cas : deux sur les axes, et une troisième, moins importante, en taille.',
    de: 'Für drei Maße weniger Fälle: zwei auf den Achsen, und ein drittes, weniger wichtiges als Größe.',
  },
  avoid: {
    pt: 'Quando o tamanho é o que importa: ele só se estima, não se lê. Use barras. Sem terceira medida: use a dispersão.',
    en: 'When the size is what matters: it can only be guessed, not read. Use bars. Without a third measure: use a scatter chart.',
    fr: 'Quand c’est la taille qui compte : elle s’estime, elle ne se lit pas. Utilisez des barres. Sans troisième mesure : un nuage de points.',
    de: 'Wenn es auf die Größe ankommt: Sie lässt sich nur schätzen, nicht ablesen. Dafür gibt es Balken. Ohne drittes Maß: das Streudiagramm.',
  },
  keys: tableKeys('Years'),
  props: [
    {
      name: 'dataKey',
      type: '{ x, y, z }',
      says: {
        pt: 'Os campos das linhas para os eixos e para o tamanho.',
        en: 'The rows’ fields for the axes and for the size.',
        fr: 'Les champs des lignes pour les axes et pour la taille.',
        de: 'Die Felder der Zeilen für die Achsen und für die Größe.',
      },
    },
    {
      name: 'range',
      type: '[number, number]',
      says: {
        pt: 'As áreas da menor e da maior bolha, em pixels quadrados: é a área, não o diâmetro, que segue o valor.',
        en: 'The areas of the smallest and the largest bubble, in square pixels: the area, not the diameter, follows the value.',
        fr: 'Les aires de la plus petite et de la plus grande bulle, en pixels carrés : c’est l’aire, non le diamètre, qui suit la valeur.',
        de: 'Die Flächen der kleinsten und der größten Blase, in Quadratpixeln: Die Fläche, nicht der Durchmesser, folgt dem Wert.',
      },
    },
    {
      name: 'xAxisProps, yAxisProps',
      type: 'object',
      says: {
        pt: 'A escala dos eixos. A logarítmica põe lado a lado valores muito diferentes; então diga isso.',
        en: 'The scale of the axes. A logarithmic one puts very different values side by side; say so then.',
        fr: 'L’échelle des axes. Une échelle logarithmique met côte à côte des valeurs très différentes ; alors dites-le.',
        de: 'Die Skala der Achsen. Eine logarithmische stellt sehr verschiedene Werte nebeneinander; dann gehört das dazugesagt.',
      },
    },
  ],
};

export const samples: Samples = {
  Years: {
    title: {
      pt: 'Ano, salário e pessoas',
      en: 'Year, salary and people',
      fr: 'Année, salaire et personnes',
      de: 'Jahr, Gehalt und Personen',
    },
    says: {
      pt: 'O tamanho diz quantas pessoas há na média: uma bolha pequena prova pouco.',
      en: 'The size tells how many people are in the average: a small bubble proves little.',
      fr: 'La taille dit combien de personnes compte la moyenne : une petite bulle prouve peu.',
      de: 'Die Größe sagt, wie viele Personen im Durchschnitt stecken: Eine kleine Blase beweist wenig.',
    },
  },
  Procedures: {
    title: { pt: 'Escalas logarítmicas', en: 'Logarithmic scales', fr: 'Échelles logarithmiques', de: 'Logarithmische Skalen' },
    says: {
      pt: 'Modalidades por quantidade e valor médio, que vão de poucos a muitos mil: cada passo multiplica.',
      en: 'Procedures by number and average value, which range from few to many thousands: each step multiplies.',
      fr: 'Procédures par nombre et valeur moyenne, qui vont de peu à beaucoup de milliers : chaque pas multiplie.',
      de: 'Verfahrensarten nach Anzahl und mittlerem Wert, die von wenigen bis zu vielen Tausend reichen: Jeder Schritt vervielfacht.',
    },
  },
};

const words = {
  ...chartWords,
  years: {
    pt: 'Salário médio por ano de entrada',
    en: 'Average salary by year joined',
    fr: 'Salaire moyen par année d’arrivée',
    de: 'Durchschnittsgehalt nach Jahr des Eintritts',
  },
  yearsFile: {
    pt: 'salario-medio-por-ano',
    en: 'average-salary-by-year',
    fr: 'salaire-moyen-par-annee',
    de: 'durchschnittsgehalt-nach-jahr',
  },
  yearsHint: {
    pt: 'Tamanho: pessoas que entraram no ano',
    en: 'Size: people who joined that year',
    fr: 'Taille : personnes arrivées dans l’année',
    de: 'Größe: Personen, die in dem Jahr kamen',
  },
  procedures: {
    pt: 'Modalidades do último ano',
    en: 'Procedures of the last year',
    fr: 'Procédures de la dernière année',
    de: 'Verfahrensarten des letzten Jahres',
  },
  proceduresFile: {
    pt: 'modalidades-do-ultimo-ano',
    en: 'procedures-of-the-last-year',
    fr: 'procedures-de-la-derniere-annee',
    de: 'verfahrensarten-des-letzten-jahres',
  },
  proceduresHint: {
    pt: 'Para a direita: licitações; para cima: valor médio; tamanho: valor total. Ambas as escalas são logarítmicas.',
    en: 'To the right: notices; upwards: average value; size: total value. Both scales are logarithmic.',
    fr: 'Vers la droite : appels d’offres ; vers le haut : valeur moyenne ; taille : valeur totale. Les deux échelles sont logarithmiques.',
    de: 'Nach rechts: Ausschreibungen; nach oben: mittlerer Wert; Größe: Gesamtwert. Beide Skalen sind logarithmisch.',
  },
  mean: { pt: 'Valor médio', en: 'Average value', fr: 'Valeur moyenne', de: 'Mittlerer Wert' },
  total: { pt: 'Valor total', en: 'Total value', fr: 'Valeur totale', de: 'Gesamtwert' },
};

export function Years() {
  const t = useWords(words);
  const { xAxisProps, yAxisProps } = useNumberAxes('year', 'money');
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.bubble.years"
      file={t.yearsFile}
      title={t.years}
      hint={t.yearsHint}
      chart={({ series, data, height }) => (
        <BubbleChart
          {...bubbles({ series, data, height })}
          data={data
            .filter(({ values }) => values.n)
            .map((datum) => ({ x: Number(datum.label), y: datum.values.salary, z: datum.values.n, datum }))}
          xAxisProps={{ ...xAxisProps, domain: ['dataMin - 1', 'dataMax + 1'] }}
          yAxisProps={yAxisProps}
        />
      )}
      height={300}
      heading={t.year}
      series={[
        { key: 'salary', name: t.averageSalary, format: 'money' },
        { key: 'n', name: t.people },
      ]}
      query={query}
      data={query.data && byYear(query.data)}
    />
  );
}

export function Procedures() {
  const t = useWords(words);
  const query = useQuery(dashboardCalls.notices.query({ query: { period: 'last-year' } }));
  const { from, to } = query.data?.period ?? {};
  return (
    <ChartCard
      name="gallery.bubble.procedures"
      file={t.proceduresFile}
      title={t.procedures}
      hint={t.proceduresHint}
      chart={(props) => <LogarithmicBubbles {...props} />}
      height={300}
      heading={t.procedure}
      series={[
        { key: 'n', name: t.notices },
        { key: 'mean', name: t.mean, format: 'money' },
        { key: 'valor', name: t.total, format: 'money' },
      ]}
      query={query}
      data={query.data?.modalidades.map(({ codigo, nome, n, valor }) => ({
        key: String(codigo),
        label: nome,
        href: `/apps/invoice/list${stringifySearch({ modalidade: codigo, aberturaDe: from, aberturaAte: to })}`,
        values: { n, mean: n === 0 ? null : valor / n, valor },
      }))}
    />
  );
}

function LogarithmicBubbles({ series, data, height }: ChartProps) {
  const { xAxisProps, yAxisProps } = useNumberAxes('number', 'money');
  // A logarithm has no zero: without a value there is no bubble, but there is a row in the table.
  const rows = data.flatMap((datum) => {
    const { n, mean, valor } = datum.values;
    return n && mean ? [{ x: n, y: mean, z: valor, datum }] : [];
  });
  const scaleOf = (values: number[]) => {
    const ticks = powersOfTen(values);
    return { scale: 'log' as const, ticks, domain: [ticks[0] ?? 1, ticks.at(-1) ?? 10] };
  };
  return (
    <BubbleChart
      {...bubbles({ series, data, height })}
      data={rows}
      xAxisProps={{ ...xAxisProps, ...scaleOf(rows.map(({ x }) => x)) }}
      yAxisProps={{ ...yAxisProps, ...scaleOf(rows.map(({ y }) => y)) }}
    />
  );
}

/** What both charts have in common. */
const bubbles = ({ series, height }: ChartProps) => ({
  h: height,
  dataKey: { x: 'x', y: 'y', z: 'z' },
  range: [40, 900] as [number, number],
  color: cssColor(undefined),
  textColor: 'var(--mantine-color-text)',
  gridColor: 'var(--chart-line)',
  scatterProps: { fillOpacity: 0.6, stroke: cssColor(undefined) },
  accessibilityLayer: false,
  tooltipProps: {
    content: ({ payload }: { payload?: readonly { payload?: { datum?: Datum } }[] }) => (
      <ChartTip datum={payload?.[0]?.payload?.datum} series={series} />
    ),
  },
});
