import { Heatmap } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { dayInBrasilia } from '#kit/clock.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { ChartProps } from '#kit/web/charts/chart.ts';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { cardCalls } from '../../employees/chartCalls.ts';
import { byDay, byWeekdayAndHour } from '../../employees/chartFigures.ts';
import { tableKeys } from '../../employees/chartWords.ts';
import { useMonthNames } from '../../employees/useMonthNames.ts';
import { useWeekdayNames } from '../../employees/useWeekdayNames.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './heat-map.module.css';

export const meta = {
  title: { pt: 'Mapa de calor', en: 'Heat map', fr: 'Carte de chaleur', de: 'Heatmap' },
  words: 'heatmap calendário horas dias da semana calendar hours weekdays calendrier heures jours Kalender Stunden Wochentage Wärmekarte',
  old: ['/charts/heatmap'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/charts',
  use: {
    pt: 'Para achar padrões em muitas contagens de duas dimensões, como hora e dia da semana.',
    en: 'To find patterns in many counts of two dimensions, such as hour and weekday.',
    fr: 'Pour trouver des motifs dans de nombreux comptes à deux dimensions, comme heure et jour de la semaine.',
    de: 'Um Muster in vielen Zählungen mit zwei Dimensionen zu finden, etwa Stunde und Wochentag.',
  },
  avoid: {
    pt: 'Para comparar poucas quantidades: a intensidade de uma cor não se mede com os olhos. Use barras.',
    en: 'To compare few amounts: eyes cannot measure the intensity of a colour. Use bars.',
    fr: 'Pour comparer peu de quantités : l’œil ne mesure pas l’intensité d’une couleur. Utilisez des barres.',
    de: 'Um wenige Mengen zu vergleichen: Das Auge misst die Stärke einer Farbe nicht. Dafür gibt es Balken.',
  },
  keys: tableKeys('Hours'),
  props: [
    {
      name: 'data',
      type: 'Record<string, number>',
      says: {
        pt: 'De Heatmap: a contagem por dia, 2026-05-28.',
        en: 'Of Heatmap: the count by day, 2026-05-28.',
        fr: 'De Heatmap : le compte par jour, 2026-05-28.',
        de: 'Von Heatmap: die Anzahl je Tag, 2026-05-28.',
      },
    },
    {
      name: 'colors',
      type: 'string[]',
      says: {
        pt: 'As cores do menor ao maior valor: uma só cor, cada vez mais forte.',
        en: 'The colours from the least to the greatest value: one colour, stronger and stronger.',
        fr: 'Les couleurs de la plus petite à la plus grande valeur : une seule couleur, de plus en plus forte.',
        de: 'Die Farben vom kleinsten zum größten Wert: eine einzige, immer kräftiger.',
      },
    },
    {
      name: 'firstDayOfWeek',
      type: '0 – 6',
      says: {
        pt: 'O dia em que a semana começa; 0 é domingo.',
        en: 'The day on which a week begins; 0 is Sunday.',
        fr: 'Le jour où commence la semaine ; 0 est dimanche.',
        de: 'Der Tag, an dem die Woche beginnt; 0 ist Sonntag.',
      },
    },
  ],
};

export const samples: Samples = {
  Hours: {
    title: { pt: 'Dia da semana e hora', en: 'Weekday and hour', fr: 'Jour de la semaine et heure', de: 'Wochentag und Stunde' },
    says: {
      pt: 'É uma tabela de verdade, com o número em cada casa: a cor só ajuda a ver o padrão.',
      en: 'It is a real table with the number in each cell: the colour only helps to see the pattern.',
      fr: 'C’est un vrai tableau, avec le nombre dans chaque case : la couleur aide seulement à voir le motif.',
      de: 'Es ist eine echte Tabelle mit der Zahl in jedem Feld: Die Farbe hilft nur, das Muster zu sehen.',
    },
  },
  Days: {
    title: { pt: 'Calendário', en: 'Calendar', fr: 'Calendrier', de: 'Kalender' },
    says: {
      pt: 'Um dia por casa e uma semana por coluna; o dia e o número aparecem ao apontar.',
      en: 'One day per cell and one week per column; day and number appear when you point at them.',
      fr: 'Un jour par case et une semaine par colonne ; jour et nombre apparaissent au survol.',
      de: 'Ein Tag je Feld und eine Woche je Spalte; Tag und Zahl erscheinen beim Zeigen.',
    },
  },
};

const words = {
  hours: {
    pt: 'Meus acessos por dia da semana e hora',
    en: 'My sign-ins by weekday and hour',
    fr: 'Mes connexions par jour et heure',
    de: 'Meine Anmeldungen nach Wochentag und Stunde',
  },
  hoursFile: {
    pt: 'acessos-por-dia-da-semana-e-hora',
    en: 'sign-ins-by-weekday-and-hour',
    fr: 'connexions-par-jour-et-heure',
    de: 'anmeldungen-nach-wochentag-und-stunde',
  },
  hoursHint: {
    pt: 'Os cem últimos até ontem. Cada coluna tem três horas e o nome da primeira.',
    en: 'The last hundred up to yesterday. Each column is three hours, named after the first.',
    fr: 'Les cent dernières jusqu’à hier. Chaque colonne compte trois heures et porte le nom de la première.',
    de: 'Die letzten hundert bis gestern. Jede Spalte umfasst drei Stunden und heißt nach der ersten.',
  },
  days: { pt: 'Meus acessos por dia', en: 'My sign-ins by day', fr: 'Mes connexions par jour', de: 'Meine Anmeldungen nach Tag' },
  daysFile: { pt: 'acessos-por-dia', en: 'sign-ins-by-day', fr: 'connexions-par-jour', de: 'anmeldungen-nach-tag' },
  daysHint: {
    pt: 'Os cem últimos até ontem.',
    en: 'The last hundred up to yesterday.',
    fr: 'Les cent dernières jusqu’à hier.',
    de: 'Die letzten hundert bis gestern.',
  },
  weekday: { pt: 'Dia da semana', en: 'Weekday', fr: 'Jour de la semaine', de: 'Wochentag' },
  signIns: { pt: 'Acessos', en: 'Sign-ins', fr: 'Connexions', de: 'Anmeldungen' },
};

const fromMonday = [1, 2, 3, 4, 5, 6, 0];
const blocks = [0, 3, 6, 9, 12, 15, 18, 21];

/** At most so much of the colour that text on it remains readable. */
const shadeOf = (share: number) => `color-mix(in srgb, var(--chart-primary) ${Math.round(share * 40)}%, var(--canvas))`;

export function Hours() {
  const t = useWords(words);
  const { long, short } = useWeekdayNames();
  const query = useSignIns();
  const counts = query.data && byWeekdayAndHour(query.data);
  return (
    <ChartCard
      name="gallery.heat.hours"
      file={t.hoursFile}
      title={t.hours}
      hint={t.hoursHint}
      chart={(props) => <HeatTable {...props} />}
      isReadable
      heading={t.weekday}
      series={blocks.map((hour, block) => ({ key: String(block), name: `${hour} h` }))}
      query={query}
      data={
        counts &&
        fromMonday.map((weekday) => ({
          label: long(weekday),
          tick: short(weekday),
          values: Object.fromEntries(blocks.map((_, block) => [block, counts[weekday]?.[block] ?? 0])),
        }))
      }
    />
  );
}

export function Days() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const query = useSignIns();
  return (
    <ChartCard
      name="gallery.heat.days"
      file={t.daysFile}
      title={t.days}
      hint={t.daysHint}
      chart={(props) => <Calendar {...props} />}
      height={152}
      heading={common('word.day')}
      series={[{ key: 'n', name: t.signIns }]}
      query={query}
      data={query.data && byDay(query.data).map(([day, n]) => ({ key: day, label: format.date(noonOf(day)), values: { n } }))}
    />
  );
}

/** When the user last signed in: a hundred moments at most, none of today, which is not over. */
function useSignIns() {
  const to = dayInBrasilia(new Date(Date.now() - 86_400_000));
  return useQuery({
    ...cardCalls.signIns.query({ query: { to, perPage: 100 } }),
    select: ({ signIns }) => signIns.map(({ at }) => at),
  });
}

function HeatTable({ series, data }: ChartProps) {
  const { full } = useFigures();
  const most = Math.max(...data.flatMap(({ values }) => Object.values(values).map((value) => value ?? 0)), 1);
  return (
    <table className={classes.heat}>
      <thead>
        <tr>
          <td />
          {series.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map(({ label, tick, values }) => (
          <tr key={label}>
            <th scope="row">{tick}</th>
            {series.map(({ key }) => (
              <td key={key} style={{ background: shadeOf((values[key] ?? 0) / most) }}>
                {full(values[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const mostWeeks = 26;
const labelWidth = 40;

function Calendar({ series: [series], data, height }: ChartProps) {
  const { ref, width } = useElementSize();
  const { full } = useFigures();
  const format = useFormat();
  const { month } = useMonthNames();
  const { short } = useWeekdayNames();
  if (!series) return null;
  const values = Object.fromEntries(data.map(({ key = '', values: of }) => [key, of[series.key] ?? 0]));
  const yesterday = Date.now() - 86_400_000;
  const earliest = dayInBrasilia(new Date(yesterday - (mostWeeks - 1) * 7 * 86_400_000));
  const step = Math.min((width - labelWidth) / (mostWeeks + 1), (height - 24) / 7);
  return (
    <div ref={ref} style={{ minBlockSize: height }}>
      {width > 0 && (
        <Heatmap
          data={values}
          startDate={[earliest, data[0]?.key ?? earliest].toSorted().at(-1)}
          endDate={dayInBrasilia(new Date(yesterday))}
          withOutsideDates={false}
          firstDayOfWeek={1}
          rectSize={Math.floor(step) - 2}
          gap={2}
          colors={[0.4, 0.6, 0.8, 1].map((share) => `color-mix(in srgb, var(--chart-primary) ${share * 100}%, var(--surface))`)}
          withMonthLabels
          monthLabels={Array.from({ length: 12 }, (_, index) => month(`2026-${String(index + 1).padStart(2, '0')}-01`))}
          withWeekdayLabels
          weekdaysLabelsWidth={labelWidth}
          weekdayLabels={Array.from({ length: 7 }, (_, day) => (day % 2 === 1 ? short(day) : ''))}
          fontSize={11}
          withTooltip
          getTooltipLabel={({ date, value }) => `${format.date(noonOf(date))}: ${full(value ?? 0)}`}
        />
      )}
    </div>
  );
}
