import { AreaChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { ChartTip } from '#kit/web/charts/ChartTip.tsx';
import { type ChartProps, cssColor } from '#kit/web/charts/chart.ts';
import { fillOf, Patterns } from '#kit/web/charts/fills.tsx';
import { Legend } from '#kit/web/charts/Legend.tsx';
import { type PlotRow, plotRows, useAxes } from '#kit/web/charts/plot.ts';
import { runningTotals } from '../../employees/chartFigures.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { byYear } from '../../employees/employeeFigures.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Gráfico de área', en: 'Area chart', fr: 'Graphique en aires', de: 'Flächendiagramm' },
  words: 'evolução acumulado empilhado cumulative stacked cumul empilé gestapelt Bestand',
  old: ['/charts/area'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/charts/ChartCard.tsx, @mantine/charts',
  use: {
    pt: 'Para uma quantidade que existe o tempo todo, como um saldo ou um estoque, e para as partes de que ela se compõe.',
    en: 'For an amount that is there all the time, such as a balance or a stock, and for the parts it consists of.',
    fr: 'Pour une quantité présente en permanence, comme un solde ou un stock, et pour les parts qui la composent.',
    de: 'Für eine Menge, die durchgehend da ist, etwa ein Bestand, und für die Teile, aus denen sie besteht.',
  },
  avoid: {
    pt: 'Para comparar séries sobrepostas, pois uma cobre a outra: use linhas. A escala começa sempre em zero.',
    en: 'To compare series on top of each other, for one covers the other: use lines. The scale always begins at zero.',
    fr: 'Pour comparer des séries superposées, car l’une cache l’autre : utilisez des lignes. L’échelle commence toujours à zéro.',
    de: 'Um übereinanderliegende Reihen zu vergleichen, denn die eine verdeckt die andere: dafür gibt es Linien. Die Skala beginnt immer bei null.',
  },
  keys: tableKeys('Single'),
  props: [
    {
      name: 'type',
      type: "'default' | 'stacked' | 'percent' | 'split'",
      says: {
        pt: 'Se as áreas se sobrepõem, se somam, ou mostram a parte de cada uma em cem.',
        en: 'Whether the areas overlap, add up, or show each one’s share of a hundred.',
        fr: 'Si les aires se superposent, s’additionnent ou montrent la part de chacune sur cent.',
        de: 'Ob die Flächen sich überlagern, sich addieren oder den Anteil einer jeden an hundert zeigen.',
      },
    },
    {
      name: 'curveType',
      type: 'string',
      says: {
        pt: 'A forma da linha entre os pontos. Usamos retas: uma curva mostraria valores que não existem.',
        en: 'The shape of the line between the points. We use straight ones: a curve would show values that do not exist.',
        fr: 'La forme de la ligne entre les points. Nous la voulons droite : une courbe montrerait des valeurs qui n’existent pas.',
        de: 'Die Form der Linie zwischen den Punkten. Wir nehmen Geraden: Eine Kurve zeigte Werte, die es nicht gibt.',
      },
    },
    {
      name: 'areaProps',
      type: 'object | (series) => object',
      says: {
        pt: 'O que o desenho de cada área recebe, como a trama do preenchimento.',
        en: 'What the drawing of each area receives, such as the pattern of its fill.',
        fr: 'Ce que reçoit le dessin de chaque aire, comme le motif de son remplissage.',
        de: 'Was die Zeichnung jeder Fläche bekommt, etwa das Muster ihrer Füllung.',
      },
    },
  ],
};

export const samples: Samples = {
  Single: {
    title: { pt: 'Uma série', en: 'One series', fr: 'Une série', de: 'Eine Reihe' },
    says: {
      pt: 'A área dá peso à quantidade. É o tipo “areas” do cartão.',
      en: 'The area gives weight to the amount. It is the card’s kind “areas”.',
      fr: 'L’aire donne du poids à la quantité. C’est le type « areas » de la carte.',
      de: 'Die Fläche gibt der Menge Gewicht. Es ist die Art „areas“ der Karte.',
    },
  },
  Stacked: {
    title: { pt: 'Partes empilhadas', en: 'Stacked parts', fr: 'Parts empilées', de: 'Gestapelte Teile' },
    says: {
      pt: 'O total e as partes de que ele se compõe, com outra trama em cada uma.',
      en: 'The total and the parts it consists of, each with its own pattern.',
      fr: 'Le total et les parts qui le composent, chacune avec son motif.',
      de: 'Die Summe und die Teile, aus denen sie besteht, jeder mit eigenem Muster.',
    },
  },
};

const words = {
  ...chartWords,
  single: {
    pt: 'Salário médio de quem entrou',
    en: 'Average salary of those who joined',
    fr: 'Salaire moyen des arrivants',
    de: 'Durchschnittsgehalt der Neuen',
  },
  singleFile: {
    pt: 'salario-medio-por-ano',
    en: 'average-salary-by-year',
    fr: 'salaire-moyen-par-annee',
    de: 'durchschnittsgehalt-nach-jahr',
  },
  stacked: { pt: 'Pessoas desde o início', en: 'People since the beginning', fr: 'Personnes depuis le début', de: 'Personen seit Beginn' },
  stackedFile: {
    pt: 'pessoas-desde-o-inicio',
    en: 'people-since-the-beginning',
    fr: 'personnes-depuis-le-debut',
    de: 'personen-seit-beginn',
  },
};

export function Single() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.area.single"
      file={t.singleFile}
      title={t.single}
      chart="areas"
      heading={t.year}
      series={[{ key: 'salary', name: t.averageSalary, format: 'money', color: 'info' }]}
      query={query}
      data={query.data && byYear(query.data)}
    />
  );
}

export function Stacked() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.area.stacked"
      file={t.stackedFile}
      title={t.stacked}
      chart={(props) => <StackedAreas {...props} />}
      heading={t.year}
      series={[
        { key: 'younger', name: t.younger },
        { key: 'older', name: t.older },
      ]}
      query={query}
      data={query.data && runningTotals(byYear(query.data))}
    />
  );
}

function StackedAreas({ series, data, height }: ChartProps) {
  const id = useId();
  return (
    <>
      <Legend series={series} kind="stacked" />
      <AreaChart
        h={height}
        mt="sm"
        type="stacked"
        data={plotRows({ series, data })}
        dataKey="label"
        series={series.map((one, index) => ({ name: one.key, label: one.name, color: cssColor(one.color, index) }))}
        curveType="linear"
        withDots={false}
        withGradient={false}
        fillOpacity={0.6}
        tickLine="none"
        gridColor="var(--chart-line)"
        strokeDasharray="0"
        accessibilityLayer={false}
        areaProps={({ name }) => {
          const index = series.findIndex(({ key }) => key === name);
          const own = series[index];
          return { isAnimationActive: false, ...(own && { fill: fillOf(id, own, index) }) };
        }}
        tooltipProps={{
          content: ({ payload }) => <ChartTip datum={(payload?.[0]?.payload as PlotRow | undefined)?.datum} series={series} />,
        }}
        {...useAxes({ series, data })}
      >
        <Patterns id={id} series={series} />
      </AreaChart>
    </>
  );
}
