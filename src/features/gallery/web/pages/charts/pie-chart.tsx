import { DonutChart, PieChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { ChartTip } from '#kit/web/charts/ChartTip.tsx';
import type { ChartProps, Datum } from '#kit/web/charts/chart.ts';
import { Legend } from '#kit/web/charts/Legend.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { cardCalls, dashboardCalls } from '../../employees/chartCalls.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { useParts } from '../../employees/useParts.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Pizza e rosca', en: 'Pie and ring', fr: 'Camembert et anneau', de: 'Kreis und Ring' },
  words: 'donut doughnut setores partes percentual share parts secteurs Torte Kuchen Anteile',
  old: ['/charts/pie', '/charts/donut'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/charts/ChartCard.tsx, @mantine/charts',
  use: {
    pt: 'Para duas a cinco partes de um todo, quando importa a parte de cada uma e não a comparação exata.',
    en: 'For two to five parts of a whole, when each one’s share matters and not the exact comparison.',
    fr: 'Pour deux à cinq parts d’un tout, quand la part de chacune compte et non la comparaison exacte.',
    de: 'Für zwei bis fünf Teile eines Ganzen, wenn der Anteil zählt und nicht der genaue Vergleich.',
  },
  avoid: {
    pt: 'Para muitas partes, ou partes quase iguais: use barras horizontais. Para a evolução das partes: use áreas empilhadas.',
    en: 'For many parts, or parts of nearly equal size: use horizontal bars. For how parts develop: use stacked areas.',
    fr: 'Pour de nombreuses parts, ou des parts presque égales : utilisez des barres horizontales. Pour l’évolution des parts : des aires empilées.',
    de: 'Für viele oder fast gleich große Teile: dafür gibt es waagerechte Balken. Für den Verlauf der Teile: gestapelte Flächen.',
  },
  keys: tableKeys('Ring'),
  props: [
    {
      name: 'data',
      type: '{ name, value, color }[]',
      says: {
        pt: 'Os setores, em sentido horário. A cor pode ser uma trama de fills.tsx.',
        en: 'The sectors, clockwise. The colour may be a pattern of fills.tsx.',
        fr: 'Les secteurs, dans le sens horaire. La couleur peut être un motif de fills.tsx.',
        de: 'Die Sektoren, im Uhrzeigersinn. Die Farbe darf ein Muster aus fills.tsx sein.',
      },
    },
    {
      name: 'startAngle, endAngle',
      type: 'number',
      says: {
        pt: 'Onde o círculo começa e termina, em graus: 90 é o alto, e de 180 a 0 fica um semicírculo.',
        en: 'Where the circle begins and ends, in degrees: 90 is the top, and 180 to 0 is a half circle.',
        fr: 'Où le cercle commence et finit, en degrés : 90 est le haut, et de 180 à 0 on obtient un demi-cercle.',
        de: 'Wo der Kreis beginnt und endet, in Grad: 90 ist oben, und von 180 bis 0 ergibt sich ein Halbkreis.',
      },
    },
    {
      name: 'withLabels',
      type: 'boolean',
      says: {
        pt: 'Escreve o valor ao lado de cada setor, para que ninguém precise medir ângulos.',
        en: 'Writes the value beside each sector, so that nobody has to measure angles.',
        fr: 'Écrit la valeur à côté de chaque secteur, pour que personne n’ait à mesurer d’angles.',
        de: 'Schreibt den Wert neben jeden Sektor, damit niemand Winkel messen muss.',
      },
    },
  ],
};

export const samples: Samples = {
  Ring: {
    title: { pt: 'Rosca', en: 'Ring', fr: 'Anneau', de: 'Ring' },
    says: {
      pt: 'O total fica no meio; a legenda traz os valores e as partes. É o tipo “donut” do cartão.',
      en: 'The total stands in the middle; the legend has values and shares. It is the card’s kind “donut”.',
      fr: 'Le total est au milieu ; la légende donne valeurs et parts. C’est le type « donut » de la carte.',
      de: 'Die Summe steht in der Mitte; die Legende hat Werte und Anteile. Es ist die Art „donut“ der Karte.',
    },
  },
  Pie: {
    title: { pt: 'Pizza', en: 'Pie', fr: 'Camembert', de: 'Kreis' },
    says: {
      pt: 'A parte de cada setor está escrita ao lado dele.',
      en: 'Each sector’s share is written beside it.',
      fr: 'La part de chaque secteur est écrite à côté de lui.',
      de: 'Der Anteil jedes Sektors steht daneben.',
    },
  },
  HalfRing: {
    title: { pt: 'Meia rosca', en: 'Half ring', fr: 'Demi-anneau', de: 'Halbring' },
    says: {
      pt: 'Para duas partes, o feito e o que falta; a parte feita fica no meio.',
      en: 'For two parts, what is done and what is left; the done share stands in the middle.',
      fr: 'Pour deux parts, le fait et le restant ; la part faite est au milieu.',
      de: 'Für zwei Teile, das Erledigte und das Offene; der erledigte Anteil steht in der Mitte.',
    },
  },
};

const words = {
  ...chartWords,
  status: { pt: 'Licitações por situação', en: 'Notices by status', fr: 'Appels d’offres par état', de: 'Ausschreibungen nach Stand' },
  statusFile: { pt: 'licitacoes-por-situacao', en: 'notices-by-status', fr: 'appels-d-offres-par-etat', de: 'ausschreibungen-nach-stand' },
  state: { pt: 'Situação', en: 'Status', fr: 'État', de: 'Stand' },
  devices: {
    pt: 'Acessos por dispositivo, 28 dias',
    en: 'Sign-ins by device, 28 days',
    fr: 'Connexions par appareil, 28 jours',
    de: 'Anmeldungen nach Gerät, 28 Tage',
  },
  devicesFile: { pt: 'acessos-por-dispositivo', en: 'sign-ins-by-device', fr: 'connexions-par-appareil', de: 'anmeldungen-nach-geraet' },
  device: { pt: 'Dispositivo', en: 'Device', fr: 'Appareil', de: 'Gerät' },
  signIns: { pt: 'Acessos', en: 'Sign-ins', fr: 'Connexions', de: 'Anmeldungen' },
  Monitor: { pt: 'Computador', en: 'Computer', fr: 'Ordinateur', de: 'Computer' },
  Smartphone: { pt: 'Celular', en: 'Phone', fr: 'Téléphone', de: 'Handy' },
  Tablet: { pt: 'Tablet', en: 'Tablet', fr: 'Tablette', de: 'Tablet' },
  mine: { pt: 'Minhas tarefas, 28 dias', en: 'My tasks, 28 days', fr: 'Mes tâches, 28 jours', de: 'Meine Aufgaben, 28 Tage' },
  tasks: { pt: 'Tarefas', en: 'Tasks', fr: 'Tâches', de: 'Aufgaben' },
  tasksFile: { pt: 'minhas-tarefas', en: 'my-tasks', fr: 'mes-taches', de: 'meine-aufgaben' },
  done: { pt: 'Concluídas', en: 'Completed', fr: 'Terminées', de: 'Erledigt' },
  left: { pt: 'Em aberto', en: 'Open', fr: 'En cours', de: 'Offen' },
};

export function Ring() {
  const t = useWords(words);
  const query = useQuery(dashboardCalls.notices.query({ query: {} }));
  return (
    <ChartCard
      name="gallery.pie.ring"
      file={t.statusFile}
      title={t.status}
      chart="donut"
      heading={t.state}
      series={[{ key: 'n', name: t.notices }]}
      query={query}
      data={query.data?.status.map(({ status, n }) => ({ label: t[status], href: `/apps/invoice/list?status=${status}`, values: { n } }))}
    />
  );
}

export function Pie() {
  const t = useWords(words);
  const query = useQuery(cardCalls.sessionsDevice.query({ query: {} }));
  return (
    <ChartCard
      name="gallery.pie.pie"
      file={t.devicesFile}
      height={280}
      title={t.devices}
      chart={(props) => <Sectors {...props} />}
      heading={t.device}
      series={[{ key: 'n', name: t.signIns }]}
      query={query}
      data={query.data?.chart_info.map(({ icon, name, count, link }) => ({
        label: icon in t ? t[icon as keyof typeof words] : name,
        href: link,
        values: { n: count },
      }))}
    />
  );
}

export function HalfRing() {
  const t = useWords(words);
  const query = useQuery(cardCalls.goalOverview.query({ query: {} }));
  const { completed, inProgress, links } = query.data ?? {};
  return (
    <ChartCard
      name="gallery.pie.half"
      file={t.tasksFile}
      title={t.mine}
      chart={(props) => <HalfSectors {...props} />}
      height={160}
      heading={t.state}
      series={[{ key: 'n', name: t.tasks }]}
      query={query}
      data={
        links && [
          { label: t.done, href: links.completed, values: { n: Number(completed) } },
          { label: t.left, href: links.inProgress, values: { n: Number(inProgress) }, color: 'secondary' },
        ]
      }
    />
  );
}

/** The row under the pointer. */
const datumOf = (payload: readonly { payload?: unknown }[] | undefined) => (payload?.[0]?.payload as { datum?: Datum } | undefined)?.datum;

function Sectors({ series, data, height }: ChartProps) {
  const { full } = useFigures();
  const { parts, cells, patterns, total } = useParts({ series, data });
  return (
    <Stack align="center" gap="xs" mih={height}>
      <PieChart
        data={cells}
        size={height - 80}
        strokeWidth={2}
        strokeColor="var(--surface)"
        startAngle={90}
        endAngle={-270}
        withLabels
        valueFormatter={(value) => full(value / total, 'percent')}
        withTooltip
        accessibilityLayer={false}
        pieProps={{ rootTabIndex: -1 }}
        tooltipProps={{ content: ({ payload }) => <ChartTip datum={datumOf(payload)} series={series} /> }}
      >
        {patterns}
      </PieChart>
      <Legend series={parts} kind="pie" />
    </Stack>
  );
}

function HalfSectors({ series, data, height }: ChartProps) {
  const { full } = useFigures();
  const { parts, cells, patterns, total } = useParts({ series, data });
  return (
    <Stack align="center" gap={0} mih={height}>
      {/* Only the upper half of the circle is drawn; the share stands inside it. */}
      <DonutChart
        data={cells}
        size={200}
        mb={-144}
        thickness={24}
        strokeWidth={0}
        startAngle={180}
        endAngle={0}
        pieProps={{ rootTabIndex: -1 }}
        accessibilityLayer={false}
        tooltipProps={{ content: ({ payload }) => <ChartTip datum={datumOf(payload)} series={series} /> }}
      >
        {patterns}
      </DonutChart>
      <Text fw={600} fz="1.5rem" mb="lg">
        {full(total && (cells[0]?.value ?? 0) / total, 'percent')}
      </Text>
      <Legend series={parts} kind="donut" />
    </Stack>
  );
}
