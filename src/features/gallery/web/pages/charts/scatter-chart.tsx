import { ScatterChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Symbols } from 'recharts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { ChartTip } from '#kit/web/charts/ChartTip.tsx';
import { type ChartProps, cssColor } from '#kit/web/charts/chart.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { amountOf } from '../../employees/employees.ts';
import { useNumberAxes } from '../../employees/useNumberAxes.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Gráfico de dispersão', en: 'Scatter chart', fr: 'Nuage de points', de: 'Streudiagramm' },
  words: 'pontos correlação relação points correlation corrélation Punkte Korrelation Zusammenhang',
  old: ['/charts/scatter'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/charts',
  use: {
    pt: 'Para ver se duas medidas têm relação, e quais casos fogem da regra. Cada ponto é um caso.',
    en: 'To see whether two measures are related, and which cases are exceptions. Each point is one case.',
    fr: 'Pour voir si deux mesures sont liées, et quels cas font exception. Chaque point est un cas.',
    de: 'Um zu sehen, ob zwei Maße zusammenhängen und welche Fälle aus der Reihe fallen. Jeder Punkt ist ein Fall.',
  },
  avoid: {
    pt: 'Para o que muda com o tempo: use linhas. Quando há uma terceira medida: use as bolhas.',
    en: 'For what changes over time: use lines. When there is a third measure: use bubbles.',
    fr: 'Pour ce qui change avec le temps : utilisez des lignes. Quand il y a une troisième mesure : des bulles.',
    de: 'Für das, was sich mit der Zeit ändert: dafür gibt es Linien. Bei einem dritten Maß: Blasen.',
  },
  keys: tableKeys('People'),
  props: [
    {
      name: 'data',
      type: '{ name, color, data }[]',
      says: {
        pt: 'Os grupos de pontos, cada um com sua cor.',
        en: 'The groups of points, each with its colour.',
        fr: 'Les groupes de points, chacun avec sa couleur.',
        de: 'Die Gruppen von Punkten, jede mit ihrer Farbe.',
      },
    },
    {
      name: 'dataKey',
      type: '{ x, y }',
      says: {
        pt: 'Os campos dos pontos que dão os dois eixos.',
        en: 'The points’ fields for the two axes.',
        fr: 'Les champs des points pour les deux axes.',
        de: 'Die Felder der Punkte für die beiden Achsen.',
      },
    },
    {
      name: 'scatterProps',
      type: '{ shape }',
      says: {
        pt: 'A forma dos pontos. Grupos têm formas diferentes, para que a cor não os distinga sozinha.',
        en: 'The shape of the points. Groups have different shapes, so that colour is not all that tells them apart.',
        fr: 'La forme des points. Les groupes ont des formes différentes, pour que la couleur ne soit pas seule à les distinguer.',
        de: 'Die Form der Punkte. Gruppen haben verschiedene Formen, damit nicht die Farbe allein sie unterscheidet.',
      },
    },
    {
      name: 'tooltipProps',
      type: '{ content }',
      says: {
        pt: 'O que aparece ao apontar: aqui, quem é e todas as medidas.',
        en: 'What appears when you point at it: here, who it is and all measures.',
        fr: 'Ce qui apparaît au survol : ici, de qui il s’agit et toutes les mesures.',
        de: 'Was beim Zeigen erscheint: hier, wer es ist, und alle Maße.',
      },
    },
  ],
};

export const samples: Samples = {
  People: {
    title: { pt: 'Duas medidas', en: 'Two measures', fr: 'Deux mesures', de: 'Zwei Maße' },
    says: {
      pt: 'Cem pessoas por idade e salário. Aqui as medidas não têm relação: os pontos não formam uma linha.',
      en: 'A hundred people by age and salary. Here the measures are not related: the points form no line.',
      fr: 'Cent personnes par âge et salaire. Ici, les mesures ne sont pas liées : les points ne forment pas de ligne.',
      de: 'Hundert Personen nach Alter und Gehalt. Hier hängen die Maße nicht zusammen: Die Punkte bilden keine Linie.',
    },
  },
  Groups: {
    title: { pt: 'Dois grupos', en: 'Two groups', fr: 'Deux groupes', de: 'Zwei Gruppen' },
    says: {
      pt: 'Os grupos se distinguem pela cor e pela forma.',
      en: 'The groups differ by colour and shape.',
      fr: 'Les groupes se distinguent par la couleur et la forme.',
      de: 'Die Gruppen unterscheiden sich in Farbe und Form.',
    },
  },
};

const words = {
  ...chartWords,
  peopleHint: {
    pt: 'Para a direita: idade; para cima: salário',
    en: 'To the right: age; upwards: salary',
    fr: 'Vers la droite : âge ; vers le haut : salaire',
    de: 'Nach rechts: Alter; nach oben: Gehalt',
  },
  groupsHint: {
    pt: 'Para a direita: idade; para cima: anos de experiência',
    en: 'To the right: age; upwards: years of experience',
    fr: 'Vers la droite : âge ; vers le haut : années d’expérience',
    de: 'Nach rechts: Alter; nach oben: Jahre Erfahrung',
  },
  people: { pt: 'Idade e salário', en: 'Age and salary', fr: 'Âge et salaire', de: 'Alter und Gehalt' },
  peopleFile: { pt: 'idade-e-salario', en: 'age-and-salary', fr: 'age-et-salaire', de: 'alter-und-gehalt' },
  groups: { pt: 'Idade e experiência', en: 'Age and experience', fr: 'Âge et expérience', de: 'Alter und Erfahrung' },
  groupsFile: { pt: 'idade-e-experiencia', en: 'age-and-experience', fr: 'age-et-experience', de: 'alter-und-erfahrung' },
  experience: { pt: 'Anos de experiência', en: 'Years of experience', fr: 'Années d’expérience', de: 'Jahre Erfahrung' },
  less: { pt: 'Salário até R$ 10 mil', en: 'Salary up to R$ 10,000', fr: 'Salaire jusqu’à 10 000 R$', de: 'Gehalt bis 10.000 R$' },
  more: {
    pt: 'Salário acima de R$ 10 mil',
    en: 'Salary above R$ 10,000',
    fr: 'Salaire au-dessus de 10 000 R$',
    de: 'Gehalt über 10.000 R$',
  },
};

export function People() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.scatter.people"
      file={t.peopleFile}
      title={t.people}
      hint={t.peopleHint}
      chart={(props) => <Points {...props} groups={[t.person]} groupOf={() => 0} />}
      height={320}
      heading={t.person}
      series={[
        { key: 'age', name: t.age },
        { key: 'salary', name: t.salary, format: 'money' },
      ]}
      query={query}
      data={query.data?.map(({ id, full_name, age, salary }) => ({
        key: String(id),
        label: full_name,
        values: { age: Number(age), salary: amountOf(salary) },
      }))}
    />
  );
}

export function Groups() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.scatter.groups"
      file={t.groupsFile}
      title={t.groups}
      hint={t.groupsHint}
      chart={(props) => <Points {...props} groups={[t.less, t.more]} groupOf={({ salary }) => ((salary ?? 0) > 10_000 ? 1 : 0)} />}
      height={320}
      heading={t.person}
      series={[
        { key: 'age', name: t.age },
        { key: 'experience', name: t.experience },
        { key: 'salary', name: t.salary, format: 'money' },
      ]}
      query={query}
      data={query.data?.map(({ id, full_name, age, experience, salary }) => ({
        key: String(id),
        label: full_name,
        values: { age: Number(age), experience: Number.parseInt(experience, 10), salary: amountOf(salary) },
      }))}
    />
  );
}

type PointsProps = ChartProps & { groups: readonly string[]; groupOf: (values: Record<string, number | null>) => number };
type Point = { cx?: number; cy?: number; fill?: string; payload?: { row?: number; group?: number } };

const shapes = ['circle', 'triangle'] as const;

/** The first series across, the second up. */
function Points({ series, data, height, groups, groupOf }: PointsProps) {
  const [x, y] = series;
  const axes = useNumberAxes(x?.format ?? 'number', y?.format ?? 'number');
  if (!x || !y) return null;
  const points = data.map(({ values }, row) => ({ row, group: groupOf(values), x: values[x.key] ?? 0, y: values[y.key] ?? 0 }));
  return (
    <>
      {groups.length > 1 && (
        <Group gap="md" mb="sm">
          {groups.map((name, group) => (
            <Group key={name} gap={8}>
              <svg width={12} height={12} aria-hidden>
                <Symbols cx={6} cy={6} type={shapes[group]} size={64} fill={cssColor(undefined, group)} />
              </svg>
              {name}
            </Group>
          ))}
        </Group>
      )}
      <ScatterChart
        h={height}
        data={groups.map((name, group) => ({
          name,
          color: cssColor(undefined, group),
          data: points.filter((point) => point.group === group),
        }))}
        dataKey={{ x: 'x', y: 'y' }}
        tickLine="none"
        gridColor="var(--chart-line)"
        strokeDasharray="0"
        textColor="var(--mantine-color-text)"
        scatterProps={{
          shape: ({ cx, cy, fill, payload }: Point) => (
            <Symbols cx={cx} cy={cy} fill={fill} fillOpacity={0.75} type={shapes[payload?.group ?? 0]} size={64} />
          ),
        }}
        tooltipProps={{
          content: ({ payload }) => <ChartTip datum={data[(payload?.[0]?.payload as Point['payload'])?.row ?? -1]} series={series} />,
        }}
        accessibilityLayer={false}
        {...axes}
      />
    </>
  );
}
