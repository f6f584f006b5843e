import { Group, SimpleGrid, Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { type ChartProps, totalOf } from '#kit/web/charts/chart.ts';
import { Sparkline } from '#kit/web/charts/Sparkline.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { cardCalls } from '../../employees/chartCalls.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { byYear } from '../../employees/employeeFigures.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Minigráfico', en: 'Sparkline', fr: 'Mini-courbe', de: 'Sparkline' },
  words: 'tendência pequeno linha indicador trend small indicator tendance petit indicateur Minidiagramm Trend Kennzahl',
  old: ['/charts/sparkline'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/charts/Sparkline.tsx',
  use: {
    pt: 'Ao lado de um número, para mostrar como ele chegou até aqui. O número diz tudo; a linha só complementa.',
    en: 'Beside a number, to show how it came to be. The number says everything; the line only adds to it.',
    fr: 'À côté d’un chiffre, pour montrer son évolution. Le chiffre dit tout ; la ligne ne fait que compléter.',
    de: 'Neben einer Zahl, um zu zeigen, wie es zu ihr kam. Die Zahl sagt alles; die Linie ergänzt nur.',
  },
  avoid: {
    pt: 'Quando alguém precisa ler valores ou datas: a linha não tem eixos. Use o gráfico de linhas.',
    en: 'When somebody has to read values or dates: the line has no axes. Use a line chart.',
    fr: 'Quand il faut lire des valeurs ou des dates : la ligne n’a pas d’axes. Utilisez le graphique en courbes.',
    de: 'Wenn jemand Werte oder Daten ablesen muss: Die Linie hat keine Achsen. Dafür gibt es das Liniendiagramm.',
  },
  keys: tableKeys('BesideNumber'),
  props: [
    {
      name: 'values',
      type: 'number[]',
      says: {
        pt: 'Os valores em ordem; a altura vai do menor ao maior.',
        en: 'The values in order; the height goes from the least to the greatest.',
        fr: 'Les valeurs dans l’ordre ; la hauteur va de la plus petite à la plus grande.',
        de: 'Die Werte der Reihe nach; die Höhe reicht vom kleinsten zum größten.',
      },
    },
    {
      name: 'color',
      type: 'ChartColor',
      says: {
        pt: 'A cor da linha; sem ela, a principal.',
        en: 'The line’s colour; without it, the primary one.',
        fr: 'La couleur de la ligne ; sans elle, la principale.',
        de: 'Die Farbe der Linie; ohne sie die Hauptfarbe.',
      },
    },
    {
      name: 'height',
      type: 'number',
      says: {
        pt: 'A altura em pixels; a largura é a que houver.',
        en: 'The height in pixels; the width is what there is.',
        fr: 'La hauteur en pixels ; la largeur est celle qu’il y a.',
        de: 'Die Höhe in Pixeln; die Breite ist die vorhandene.',
      },
    },
  ],
};

export const samples: Samples = {
  BesideNumber: {
    title: { pt: 'Ao lado de um número', en: 'Beside a number', fr: 'À côté d’un chiffre', de: 'Neben einer Zahl' },
    says: {
      pt: 'O total, e de que anos ele vem.',
      en: 'The total, and the years it comes from.',
      fr: 'Le total, et les années d’où il vient.',
      de: 'Die Summe, und aus welchen Jahren sie kommt.',
    },
  },
  SeveralNumbers: {
    title: { pt: 'Vários números', en: 'Several numbers', fr: 'Plusieurs chiffres', de: 'Mehrere Zahlen' },
    says: {
      pt: 'O mesmo período em cada um: as linhas se comparam pela forma, não pela altura.',
      en: 'The same period in each: the lines compare by shape, not by height.',
      fr: 'La même période dans chacun : les lignes se comparent par la forme, non par la hauteur.',
      de: 'Überall derselbe Zeitraum: Vergleichen lässt sich die Form der Linien, nicht ihre Höhe.',
    },
  },
};

const words = {
  ...chartWords,
  joined: { pt: 'Pessoas', en: 'People', fr: 'Personnes', de: 'Personen' },
  joinedFile: { pt: 'pessoas', en: 'people', fr: 'personnes', de: 'personen' },
  lastYear: { pt: 'O último ano', en: 'The last year', fr: 'La dernière année', de: 'Das letzte Jahr' },
  lastYearFile: { pt: 'o-ultimo-ano', en: 'the-last-year', fr: 'la-derniere-annee', de: 'das-letzte-jahr' },
  orders: { pt: 'Pedidos', en: 'Orders', fr: 'Commandes', de: 'Bestellungen' },
  delivered: { pt: 'Entregues', en: 'Delivered', fr: 'Livrées', de: 'Geliefert' },
  users: { pt: 'Novas contas', en: 'New accounts', fr: 'Nouveaux comptes', de: 'Neue Konten' },
};

export function BesideNumber() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.spark.one"
      file={t.joinedFile}
      title={t.joined}
      chart={(props) => <Numbers {...props} />}
      height={64}
      heading={t.year}
      series={[{ key: 'n', name: t.people }]}
      query={query}
      data={query.data && byYear(query.data)}
    />
  );
}

const ofLastYear = { query: { period: 'last-year' } } as const;

export function SeveralNumbers() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const calls = [
    cardCalls.orders.query(ofLastYear),
    cardCalls.revenueLine.query(ofLastYear),
    cardCalls.subscribers.query(ofLastYear),
  ] as const;
  const [orders, delivered, users] = useQueries({ queries: calls });
  const valuesOf = (of: typeof orders | typeof delivered | typeof users) => of.data?.series[0]?.data;
  const day = (date: string) => format.dayMonth(noonOf(date));
  return (
    <ChartCard
      name="gallery.spark.several"
      file={t.lastYearFile}
      title={t.lastYear}
      chart={(props) => <Numbers {...props} />}
      height={64}
      heading={common('word.period')}
      series={[
        { key: 'orders', name: t.orders },
        { key: 'delivered', name: t.delivered, format: 'money' },
        { key: 'users', name: t.users },
      ]}
      query={[orders, delivered, users].find(({ isError }) => isError)}
      data={
        delivered.data &&
        users.data &&
        orders.data?.points.map(({ from, to, link }, index) => ({
          key: from,
          label: `${day(from)} – ${day(to)}`,
          href: link,
          values: {
            orders: valuesOf(orders)?.[index] ?? null,
            delivered: valuesOf(delivered)?.[index] ?? null,
            users: valuesOf(users)?.[index] ?? null,
          },
        }))
      }
    />
  );
}

/** The sum of each series with its line. */
function Numbers({ series, data }: ChartProps) {
  const { short } = useFigures();
  return (
    <SimpleGrid minColWidth="200px" autoFlow="auto-fit" spacing="xl">
      {series.map((one) => (
        <div key={one.key}>
          {series.length > 1 && <Text size="sm">{one.name}</Text>}
          <Group gap="md" wrap="nowrap">
            <Text fw={600} fz="1.5rem">
              {short(totalOf(data, one), one.format)}
            </Text>
            <div style={{ flex: 1, maxInlineSize: 200 }}>
              <Sparkline values={data.map(({ values }) => values[one.key] ?? 0)} color={one.color} />
            </div>
          </Group>
        </div>
      ))}
    </SimpleGrid>
  );
}
