import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { dashboardCalls } from '../../employees/chartCalls.ts';
import { byRegion } from '../../employees/chartFigures.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { PolarArea } from '../../employees/PolarArea.tsx';
import { useMonthNames } from '../../employees/useMonthNames.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Área polar', en: 'Polar area', fr: 'Aires polaires', de: 'Polarflächen' },
  words: 'rosa Nightingale setores ciclo rose sectors cycle secteurs Sektoren Zyklus',
  old: ['/charts/polar'],
} satisfies Meta;

export const guide: Guide = {
  from: 'src/features/gallery/web/employees/PolarArea.tsx',
  use: {
    pt: 'Para o que volta sempre, como os meses do ano: cada setor tem o mesmo ângulo, e a área mostra a quantidade.',
    en: 'For what recurs, such as the months of a year: each sector has the same angle, and its area shows the amount.',
    fr: 'Pour ce qui revient, comme les mois de l’année : chaque secteur a le même angle, et son aire montre la quantité.',
    de: 'Für das, was wiederkehrt, etwa die Monate des Jahres: Jeder Sektor hat denselben Winkel, und seine Fläche zeigt die Menge.',
  },
  avoid: {
    pt: 'Para comparar com exatidão, pois áreas enganam: use barras. Para partes de um todo: a pizza.',
    en: 'To compare exactly, for areas deceive: use bars. For parts of a whole: the pie.',
    fr: 'Pour comparer précisément, car les aires trompent : utilisez des barres. Pour les parts d’un tout : le camembert.',
    de: 'Um genau zu vergleichen, denn Flächen täuschen: dafür gibt es Balken. Für Teile eines Ganzen: den Kreis.',
  },
  keys: tableKeys('Months'),
  props: [
    {
      name: 'series',
      type: 'Series[]',
      says: {
        pt: 'A primeira série dá o valor de cada setor.',
        en: 'The first series gives each sector’s value.',
        fr: 'La première série donne la valeur de chaque secteur.',
        de: 'Die erste Reihe gibt den Wert jedes Sektors.',
      },
    },
    {
      name: 'data',
      type: 'Datum[]',
      says: {
        pt: 'Um setor por linha, em sentido horário a partir do alto; tick é o nome curto ao redor.',
        en: 'One sector per row, clockwise from the top; tick is the short name around it.',
        fr: 'Un secteur par ligne, dans le sens horaire à partir du haut ; tick est le nom court autour.',
        de: 'Ein Sektor je Zeile, im Uhrzeigersinn von oben; tick ist der kurze Name außen herum.',
      },
    },
  ],
};

export const samples: Samples = {
  Months: {
    title: { pt: 'Os meses do ano', en: 'The months of a year', fr: 'Les mois de l’année', de: 'Die Monate des Jahres' },
    says: {
      pt: 'A área, e não o raio, segue o valor: senão o dobro pareceria o quádruplo.',
      en: 'The area, not the radius, follows the value: otherwise twice as much would look like four times.',
      fr: 'L’aire, et non le rayon, suit la valeur : sinon le double paraîtrait le quadruple.',
      de: 'Die Fläche, nicht der Radius, folgt dem Wert: Sonst sähe das Doppelte wie das Vierfache aus.',
    },
  },
  Regions: {
    title: { pt: 'Poucas partes', en: 'Few parts', fr: 'Peu de parts', de: 'Wenige Teile' },
    says: {
      pt: 'Com o valor ao lado do nome, o gráfico se lê sem medir nada.',
      en: 'With the value beside the name, the chart is read without measuring anything.',
      fr: 'Avec la valeur à côté du nom, le graphique se lit sans rien mesurer.',
      de: 'Mit dem Wert neben dem Namen liest sich das Diagramm, ohne dass etwas gemessen wird.',
    },
  },
};

const words = {
  ...chartWords,
  months: {
    pt: 'Licitações abertas nos últimos doze meses',
    en: 'Notices opened in the last twelve months',
    fr: 'Appels d’offres ouverts ces douze derniers mois',
    de: 'Ausschreibungen der letzten zwölf Monate',
  },
  monthsFile: { pt: 'licitacoes-por-mes', en: 'notices-by-month', fr: 'appels-d-offres-par-mois', de: 'ausschreibungen-nach-monat' },
  regions: { pt: 'Licitações por região', en: 'Notices by region', fr: 'Appels d’offres par région', de: 'Ausschreibungen nach Region' },
  regionsFile: {
    pt: 'licitacoes-por-regiao',
    en: 'notices-by-region',
    fr: 'appels-d-offres-par-region',
    de: 'ausschreibungen-nach-region',
  },
};

export function Months() {
  const t = useWords(words);
  const common = useTexts('common');
  const { month, monthYear } = useMonthNames();
  const query = useQuery(dashboardCalls.notices.query({ query: {} }));
  return (
    <ChartCard
      name="gallery.polar.months"
      file={t.monthsFile}
      title={t.months}
      chart={(props) => <PolarArea {...props} />}
      height={300}
      heading={common('word.month')}
      series={[{ key: 'n', name: t.notices }]}
      query={query}
      // Twelve months back, without the present one, which is not over.
      data={query.data?.meses.slice(0, 12).map(({ from, to, n }) => ({
        key: from,
        label: monthYear(from),
        tick: month(from),
        href: `/apps/invoice/list${stringifySearch({ aberturaDe: from, aberturaAte: to })}`,
        values: { n },
        color: 'info',
      }))}
    />
  );
}

export function Regions() {
  const t = useWords(words);
  const query = useQuery(dashboardCalls.map.query({ query: {} }));
  return (
    <ChartCard
      name="gallery.polar.regions"
      file={t.regionsFile}
      title={t.regions}
      chart={(props) => <PolarArea {...props} />}
      height={300}
      heading={t.region}
      series={[{ key: 'n', name: t.notices }]}
      query={query}
      data={query.data && byRegion(query.data.ufs).map(({ region, n }) => ({ label: t[region], values: { n } }))}
    />
  );
}
