import { CandlestickChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { ChartTip } from '#kit/web/charts/ChartTip.tsx';
import { type ChartProps, cssColor, type Series } from '#kit/web/charts/chart.ts';
import { fillOf, Patterns } from '#kit/web/charts/fills.tsx';
import { Legend } from '#kit/web/charts/Legend.tsx';
import { type PlotRow, plotRows, useAxes } from '#kit/web/charts/plot.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { orderCalls } from '../../employees/chartCalls.ts';
import { salariesByYear, unitPricesByMonth } from '../../employees/chartFigures.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { useMonthNames } from '../../employees/useMonthNames.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Velas e intervalos', en: 'Candles and ranges', fr: 'Chandeliers et intervalles', de: 'Kerzen und Spannen' },
  words: 'candlestick OHLC preço mínimo máximo mediana amplitude range price median prix médiane étendue Preis Median Spannweite',
  old: ['/charts/candlestick', '/charts/range'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/charts',
  use: {
    pt: 'Para um valor que varia dentro de cada período: quanto custou no mínimo, no meio e no máximo, ou onde começou e terminou.',
    en: 'For a value that varies within each period: what it cost at least, in the middle and at most, or where it began and ended.',
    fr: 'Pour une valeur qui varie dans chaque période : son minimum, son milieu et son maximum, ou son début et sa fin.',
    de: 'Für einen Wert, der in jedem Zeitraum schwankt: was er mindestens, in der Mitte und höchstens kostete, oder wo er begann und endete.',
  },
  avoid: {
    pt: 'Quando só a média interessa: use linhas. Velas pedem explicação a quem não lida com cotações.',
    en: 'When only the average matters: use lines. Candles need explaining to those who do not deal with quotations.',
    fr: 'Quand seule la moyenne compte : utilisez des lignes. Les chandeliers s’expliquent à qui ne lit pas de cours.',
    de: 'Wenn nur der Durchschnitt zählt: dafür gibt es Linien. Wer nicht mit Kursen zu tun hat, braucht zu Kerzen eine Erklärung.',
  },
  keys: tableKeys('Prices'),
  props: [
    {
      name: 'dataKeys',
      type: '{ open, high, low, close }',
      says: {
        pt: 'Os quatro campos de cada linha. Com a mediana em open e close, a vela vira um intervalo com um traço.',
        en: 'The four fields of each row. With the median as open and close, the candle becomes a range with a stroke.',
        fr: 'Les quatre champs de chaque ligne. Avec la médiane en open et close, le chandelier devient un intervalle avec un trait.',
        de: 'Die vier Felder jeder Zeile. Mit dem Median als open und close wird aus der Kerze eine Spanne mit einem Strich.',
      },
    },
    {
      name: 'upColor, downColor',
      type: 'string',
      says: {
        pt: 'As cores de quando o valor sobe e desce. Aqui a queda também tem outra trama.',
        en: 'The colours for when the value rises and falls. Here a fall has another pattern too.',
        fr: 'Les couleurs quand la valeur monte et descend. Ici, la baisse a aussi un autre motif.',
        de: 'Die Farben, wenn der Wert steigt und fällt. Hier hat das Fallen auch ein anderes Muster.',
      },
    },
    {
      name: 'maxCandleWidth',
      type: 'number',
      says: {
        pt: 'A maior largura de uma vela, em pixels.',
        en: 'The greatest width of a candle, in pixels.',
        fr: 'La plus grande largeur d’un chandelier, en pixels.',
        de: 'Die größte Breite einer Kerze, in Pixeln.',
      },
    },
  ],
};

export const samples: Samples = {
  Prices: {
    title: { pt: 'Intervalo', en: 'Range', fr: 'Intervalle', de: 'Spanne' },
    says: {
      pt: 'O menor e o maior preço por unidade dos pedidos de cada mês, com um traço na mediana.',
      en: 'The lowest and the highest price per unit of each month’s orders, with a stroke at the median.',
      fr: 'Le plus bas et le plus haut prix unitaire des commandes de chaque mois, avec un trait à la médiane.',
      de: 'Der niedrigste und der höchste Stückpreis der Bestellungen jedes Monats, mit einem Strich am Median.',
    },
  },
  Salaries: {
    title: { pt: 'Velas', en: 'Candles', fr: 'Chandeliers', de: 'Kerzen' },
    says: {
      pt: 'O corpo vai do salário de quem entrou primeiro no ano ao de quem entrou por último; a linha, do menor ao maior.',
      en: 'The body goes from the salary of the year’s first to that of its last; the line from the lowest to the highest.',
      fr: 'Le corps va du salaire du premier arrivé de l’année à celui du dernier ; la ligne, du plus bas au plus haut.',
      de: 'Der Körper reicht vom Gehalt der ersten Person des Jahres bis zu dem der letzten, die Linie vom niedrigsten bis zum höchsten.',
    },
  },
};

const words = {
  ...chartWords,
  prices: {
    pt: 'Preço por unidade dos pedidos',
    en: 'Price per unit of the orders',
    fr: 'Prix unitaire des commandes',
    de: 'Stückpreis der Bestellungen',
  },
  pricesFile: { pt: 'preco-por-unidade', en: 'price-per-unit', fr: 'prix-unitaire', de: 'stueckpreis' },
  pricesHint: {
    pt: 'Os cem últimos pedidos; o preço de cada um é seu valor dividido pelas unidades.',
    en: 'The last hundred orders; each one’s price is its value divided by its units.',
    fr: 'Les cent dernières commandes ; le prix de chacune est son montant divisé par ses unités.',
    de: 'Die letzten hundert Bestellungen; der Preis ist jeweils ihr Wert, geteilt durch die Stückzahl.',
  },
  low: { pt: 'Menor', en: 'Lowest', fr: 'Plus bas', de: 'Niedrigster' },
  median: { pt: 'Mediana', en: 'Median', fr: 'Médiane', de: 'Median' },
  high: { pt: 'Maior', en: 'Highest', fr: 'Plus haut', de: 'Höchster' },
  orders: { pt: 'Pedidos', en: 'Orders', fr: 'Commandes', de: 'Bestellungen' },
  salaries: {
    pt: 'Salários por ano de entrada',
    en: 'Salaries by year joined',
    fr: 'Salaires par année d’arrivée',
    de: 'Gehälter nach Jahr des Eintritts',
  },
  salariesFile: { pt: 'salarios-por-ano', en: 'salaries-by-year', fr: 'salaires-par-annee', de: 'gehaelter-nach-jahr' },
  open: { pt: 'Primeiro', en: 'First', fr: 'Premier', de: 'Erstes' },
  close: { pt: 'Último', en: 'Last', fr: 'Dernier', de: 'Letztes' },
  rises: { pt: 'O último é maior', en: 'The last is higher', fr: 'Le dernier est plus haut', de: 'Das letzte ist höher' },
  falls: { pt: 'O último é menor', en: 'The last is lower', fr: 'Le dernier est plus bas', de: 'Das letzte ist niedriger' },
};

export function Prices() {
  const t = useWords(words);
  const common = useTexts('common');
  const { monthYear } = useMonthNames();
  const query = useQuery(orderCalls.list.query({ query: { todos: true, perPage: 100 } }));
  return (
    <ChartCard
      name="gallery.candle.prices"
      file={t.pricesFile}
      title={t.prices}
      hint={t.pricesHint}
      chart={(props) => (
        <Candles {...props} dataKeys={{ open: 'median', close: 'median', high: 'high', low: 'low' }} colors={['var(--chart-info)']} />
      )}
      heading={common('word.month')}
      series={[
        { key: 'low', name: t.low, format: 'money', color: 'info' },
        { key: 'median', name: t.median, format: 'money', color: 'info' },
        { key: 'high', name: t.high, format: 'money', color: 'info' },
        { key: 'n', name: t.orders, color: 'info' },
      ]}
      query={query}
      data={
        query.data &&
        unitPricesByMonth(query.data.orders).map(({ month, ...values }) => ({ key: month, label: monthYear(`${month}-01`), values }))
      }
    />
  );
}

export function Salaries() {
  const t = useWords(words);
  const id = useId();
  const query = useQuery(employeeCalls.readAll.query());
  const looks: Series[] = [
    { key: 'rises', name: t.rises, color: 'success' },
    { key: 'falls', name: t.falls, color: 'danger' },
  ];
  return (
    <ChartCard
      name="gallery.candle.salaries"
      file={t.salariesFile}
      title={t.salaries}
      chart={(props) => (
        <>
          <Legend series={looks} kind="candles" />
          <Candles {...props} colors={looks.map((look, index) => fillOf(id, look, index))}>
            <Patterns id={id} series={looks} />
          </Candles>
        </>
      )}
      heading={t.year}
      series={(['open', 'high', 'low', 'close'] as const).map((key) => ({ key, name: t[key], format: 'money', color: 'secondary' }))}
      query={query}
      data={query.data && salariesByYear(query.data, 2016)}
    />
  );
}

const usualKeys = { open: 'open', high: 'high', low: 'low', close: 'close' };

type CandlesProps = ChartProps & { dataKeys?: typeof usualKeys; colors: readonly string[]; children?: React.ReactNode };

function Candles({ series, data, height, dataKeys = usualKeys, colors: [up = cssColor('info'), down = up], children }: CandlesProps) {
  const { xAxisProps, yAxisProps } = useAxes({ series, data });
  return (
    <CandlestickChart
      h={height}
      mt="sm"
      data={plotRows({ series, data })}
      dataKey="label"
      dataKeys={dataKeys}
      upColor={up}
      downColor={down}
      maxCandleWidth={28}
      candleStrokeWidth={3}
      tickLine="none"
      gridColor="var(--chart-line)"
      strokeDasharray="0"
      accessibilityLayer={false}
      xAxisProps={xAxisProps}
      yAxisProps={{ ...yAxisProps, domain: [0, 'auto'] }}
      tooltipProps={{
        content: ({ payload }) => <ChartTip datum={(payload?.[0]?.payload as PlotRow | undefined)?.datum} series={series} />,
      }}
    >
      {children}
    </CandlestickChart>
  );
}
