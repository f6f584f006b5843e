import { GaugeChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { Stack } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PolarAngleAxis, RadialBar, RadialBarChart, ResponsiveContainer } from 'recharts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { type ChartProps, chartColorAt, type Series } from '#kit/web/charts/chart.ts';
import { fillOf, Patterns } from '#kit/web/charts/fills.tsx';
import { Legend } from '#kit/web/charts/Legend.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { cardCalls } from '../../employees/chartCalls.ts';
import { tableKeys } from '../../employees/chartWords.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Gráfico radial', en: 'Radial chart', fr: 'Graphique radial', de: 'Radialdiagramm' },
  words: 'radial bar medidor meta progresso gauge goal progress jauge objectif Tacho Ziel Anteil',
  old: ['/charts/radial'],
} satisfies Meta;

export const guide: Guide = {
  from: 'recharts, @mantine/charts',
  use: {
    pt: 'Para uma a quatro metas, cada uma de 0 a 100%, que se leem de relance.',
    en: 'For one to four goals, each from 0 to 100%, that are read at a glance.',
    fr: 'Pour un à quatre objectifs, chacun de 0 à 100 %, lus d’un coup d’œil.',
    de: 'Für ein bis vier Ziele, jedes von 0 bis 100 %, die auf einen Blick erfasst werden.',
  },
  avoid: {
    pt: 'Para comparar quantidades: o anel de fora parece maior do que é. Use barras. Para partes de um todo: a rosca.',
    en: 'To compare amounts: the outer ring looks larger than it is. Use bars. For parts of a whole: the ring.',
    fr: 'Pour comparer des quantités : l’anneau extérieur paraît plus grand qu’il n’est. Utilisez des barres. Pour les parts d’un tout : l’anneau.',
    de: 'Um Mengen zu vergleichen: Der äußere Ring wirkt größer, als er ist. Dafür gibt es Balken. Für Teile eines Ganzen: den Ring.',
  },
  keys: tableKeys('Goals'),
  props: [
    {
      name: 'domain',
      type: '[0, 1]',
      says: {
        pt: 'De PolarAngleAxis: o valor de uma volta inteira. Sem ele, a maior barra daria sempre a volta toda.',
        en: 'Of PolarAngleAxis: the value of a full turn. Without it, the longest bar would always go all the way round.',
        fr: 'De PolarAngleAxis : la valeur d’un tour complet. Sans lui, la plus longue barre ferait toujours tout le tour.',
        de: 'Von PolarAngleAxis: der Wert einer ganzen Umdrehung. Ohne ihn ginge der längste Balken immer ganz herum.',
      },
    },
    {
      name: 'background',
      type: '{ fill }',
      says: {
        pt: 'De RadialBar: o anel inteiro por trás, que mostra quanto falta.',
        en: 'Of RadialBar: the whole ring behind it, which shows how much is left.',
        fr: 'De RadialBar : l’anneau entier derrière, qui montre ce qu’il reste.',
        de: 'Von RadialBar: der ganze Ring dahinter, der zeigt, wie viel fehlt.',
      },
    },
    {
      name: 'value, max, target',
      type: 'number',
      says: {
        pt: 'De GaugeChart: o valor, o fim da escala e, se houver, a meta, marcada com um traço.',
        en: 'Of GaugeChart: the value, the end of the scale and, if there is one, the goal, marked with a stroke.',
        fr: 'De GaugeChart : la valeur, la fin de l’échelle et, s’il y en a un, l’objectif, marqué d’un trait.',
        de: 'Von GaugeChart: der Wert, das Ende der Skala und, falls es eines gibt, das Ziel, mit einem Strich markiert.',
      },
    },
  ],
};

export const samples: Samples = {
  Goals: {
    title: { pt: 'Várias metas', en: 'Several goals', fr: 'Plusieurs objectifs', de: 'Mehrere Ziele' },
    says: {
      pt: 'Cada anel inteiro vale 100%; o valor está escrito na legenda.',
      en: 'Each whole ring is 100%; the value is written in the legend.',
      fr: 'Chaque anneau entier vaut 100 % ; la valeur est écrite dans la légende.',
      de: 'Jeder ganze Ring sind 100 %; der Wert steht in der Legende.',
    },
  },
  Gauge: {
    title: { pt: 'Medidor', en: 'Gauge', fr: 'Jauge', de: 'Anzeige' },
    says: {
      pt: 'Um único número de uma escala conhecida: quantos dos pedidos foram entregues.',
      en: 'A single number on a known scale: how many of the orders were delivered.',
      fr: 'Un seul nombre sur une échelle connue : combien des commandes ont été livrées.',
      de: 'Eine einzige Zahl auf einer bekannten Skala: wie viele der Bestellungen geliefert wurden.',
    },
  },
};

const words = {
  goals: { pt: 'Metas do último ano', en: 'Goals of the last year', fr: 'Objectifs de la dernière année', de: 'Ziele des letzten Jahres' },
  goalsFile: {
    pt: 'metas-do-ultimo-ano',
    en: 'goals-of-the-last-year',
    fr: 'objectifs-de-la-derniere-annee',
    de: 'ziele-des-letzten-jahres',
  },
  goal: { pt: 'Meta', en: 'Goal', fr: 'Objectif', de: 'Ziel' },
  share: { pt: 'Alcançado', en: 'Reached', fr: 'Atteint', de: 'Erreicht' },
  tasks: { pt: 'Minhas tarefas concluídas', en: 'My tasks completed', fr: 'Mes tâches terminées', de: 'Meine erledigten Aufgaben' },
  orders: { pt: 'Pedidos entregues', en: 'Orders delivered', fr: 'Commandes livrées', de: 'Gelieferte Bestellungen' },
  users: {
    pt: 'Contas ativas que acessaram',
    en: 'Active accounts that signed in',
    fr: 'Comptes actifs connectés',
    de: 'Angemeldete aktive Konten',
  },
  gauge: {
    pt: 'Pedidos do último ano',
    en: 'Orders of the last year',
    fr: 'Commandes de la dernière année',
    de: 'Bestellungen des letzten Jahres',
  },
  gaugeFile: {
    pt: 'pedidos-do-ultimo-ano',
    en: 'orders-of-the-last-year',
    fr: 'commandes-de-la-derniere-annee',
    de: 'bestellungen-des-letzten-jahres',
  },
  state: { pt: 'Situação', en: 'Status', fr: 'État', de: 'Stand' },
  number: { pt: 'Pedidos', en: 'Orders', fr: 'Commandes', de: 'Bestellungen' },
  delivered: { pt: 'Entregues', en: 'Delivered', fr: 'Livrées', de: 'Geliefert' },
  all: { pt: 'Todos', en: 'All', fr: 'Toutes', de: 'Alle' },
};

const lastYear = { query: { period: 'last-year' } } as const;

export function Goals() {
  const t = useWords(words);
  const [tasks, orders, users] = useQueries({
    queries: [cardCalls.goalOverview.query(lastYear), cardCalls.sales.query(lastYear), cardCalls.avgSessions.query(lastYear)],
  });
  const failed = [tasks, orders, users].find(({ isError }) => isError);
  const [done, open] = [Number(tasks.data?.completed), Number(tasks.data?.inProgress)];
  return (
    <ChartCard
      name="gallery.radial.goals"
      file={t.goalsFile}
      title={t.goals}
      chart={(props) => <Rings {...props} />}
      height={288}
      heading={t.goal}
      series={[{ key: 'share', name: t.share, format: 'percent' }]}
      query={failed}
      data={
        tasks.data &&
        orders.data &&
        users.data && [
          { label: t.tasks, href: tasks.data.link, values: { share: shareOf(done, done + open) } },
          { label: t.orders, href: orders.data.link, values: { share: shareOf(orders.data.delivered, orders.data.total) } },
          { label: t.users, href: users.data.goalLink, values: { share: shareOf(users.data.users, users.data.goal) } },
        ]
      }
    />
  );
}

export function Gauge() {
  const t = useWords(words);
  const { full } = useFigures();
  const query = useQuery(cardCalls.sales.query(lastYear));
  const { delivered = 0, total = 0, link } = query.data ?? {};
  return (
    <ChartCard
      name="gallery.radial.gauge"
      file={t.gaugeFile}
      title={t.gauge}
      chart={() => (
        <GaugeChart
          value={delivered}
          max={Math.max(total, 1)}
          size={180}
          thickness={20}
          filledColor="var(--chart-primary)"
          trackColor="var(--chart-line)"
          label={`${full(delivered)} / ${full(total)}`}
          style={{ display: 'block', marginInline: 'auto' }}
        />
      )}
      height={144}
      heading={t.state}
      series={[{ key: 'n', name: t.number }]}
      query={query}
      data={
        query.data && [
          { label: t.delivered, href: link, values: { n: delivered } },
          { label: t.all, values: { n: total } },
        ]
      }
    />
  );
}

/** Null where nothing can be reached. */
const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

function Rings({ series: [series], data, height }: ChartProps) {
  const id = useId();
  const { full } = useFigures();
  if (!series) return null;
  const rings = data.map(({ label, values }, index): Series => {
    return { key: String(index), name: `${label}: ${full(values[series.key], series.format)}`, color: chartColorAt(index) };
  });
  const bars = data.map(({ values }, index) => ({ share: values[series.key] ?? 0, fill: fillOf(id, rings[index] as Series, index) }));
  return (
    <Stack gap="sm" align="center">
      <ResponsiveContainer height={height - 56}>
        {/* The last row is the outermost ring. */}
        <RadialBarChart
          data={bars.toReversed()}
          innerRadius="35%"
          outerRadius="100%"
          startAngle={90}
          endAngle={-270}
          margin={{ top: 0, bottom: 0 }}
          accessibilityLayer={false}
        >
          <Patterns id={id} series={rings} />
          <PolarAngleAxis type="number" domain={[0, 1]} tick={false} axisLine={false} />
          <RadialBar dataKey="share" background={{ fill: 'var(--chart-line)' }} isAnimationActive={false} />
        </RadialBarChart>
      </ResponsiveContainer>
      <Legend series={rings} kind="radial" />
    </Stack>
  );
}
