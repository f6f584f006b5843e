import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { cardCalls, dashboardCalls } from '../../employees/chartCalls.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { byYear } from '../../employees/employeeFigures.ts';
import { useMonthNames } from '../../employees/useMonthNames.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Gráfico de linhas', en: 'Line chart', fr: 'Graphique en courbes', de: 'Liniendiagramm' },
  words: 'evolução tendência série temporal recharts trend time series évolution courbe Verlauf Kurve',
  old: ['/charts/recharts', '/charts/line'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/charts/ChartCard.tsx',
  use: {
    pt: 'Para o que muda com o tempo, e para comparar a evolução de duas ou três séries.',
    en: 'For what changes over time, and to compare how two or three series develop.',
    fr: 'Pour ce qui change avec le temps, et pour comparer l’évolution de deux ou trois séries.',
    de: 'Für das, was sich mit der Zeit ändert, und um den Verlauf von zwei oder drei Reihen zu vergleichen.',
  },
  avoid: {
    pt: 'Para categorias sem ordem: use barras. Para uma única série em que a quantidade importa mais do que a mudança: use a área.',
    en: 'For categories without an order: use bars. For a single series whose amount matters more than its change: use an area.',
    fr: 'Pour des catégories sans ordre : utilisez des barres. Pour une seule série dont la quantité compte plus que l’évolution : une aire.',
    de: 'Für Kategorien ohne Reihenfolge: dafür gibt es Balken. Für eine einzelne Reihe, deren Menge mehr zählt als ihr Verlauf: die Fläche.',
  },
  keys: tableKeys('Months'),
  props: [
    {
      name: 'chart',
      type: "'lines' | 'areas' | 'bars' | 'stacked' | 'donut' | (props) => ReactNode",
      says: {
        pt: 'O tipo de gráfico, ou uma função que o desenha com as séries, as linhas e a altura.',
        en: 'The kind of chart, or a function that draws it from the series, the rows and the height.',
        fr: 'Le type de graphique, ou une fonction qui le dessine à partir des séries, des lignes et de la hauteur.',
        de: 'Die Art des Diagramms, oder eine Funktion, die es aus Reihen, Zeilen und Höhe zeichnet.',
      },
    },
    {
      name: 'series',
      type: 'Series[]',
      says: {
        pt: 'Chave, nome, cor e formato de cada série. A segunda linha é tracejada, a terceira pontilhada.',
        en: 'Key, name, colour and format of each series. The second line is dashed, the third dotted.',
        fr: 'Clé, nom, couleur et format de chaque série. La deuxième ligne est en tirets, la troisième en pointillés.',
        de: 'Schlüssel, Name, Farbe und Format jeder Reihe. Die zweite Linie ist gestrichelt, die dritte gepunktet.',
      },
    },
    {
      name: 'data',
      type: 'Datum[] | undefined',
      says: {
        pt: 'Uma linha por ponto: rótulo, valores e, se houver, o endereço da lista que ela conta. Sem dados, o cartão mostra que está carregando.',
        en: 'One row per point: label, values and, if there is one, the address of the list it counts. Undefined shows that it is loading.',
        fr: 'Une ligne par point : libellé, valeurs et, s’il y en a une, l’adresse de la liste comptée. Sans données, la carte montre qu’elle charge.',
        de: 'Eine Zeile je Punkt: Beschriftung, Werte und, falls vorhanden, die Adresse der gezählten Liste. Ohne Daten zeigt die Karte, dass sie lädt.',
      },
    },
    {
      name: 'query',
      type: 'UseQueryResult',
      says: {
        pt: 'A consulta dos dados: se falhar, o cartão diz o que fazer e permite tentar de novo.',
        en: 'The query of the data: if it fails, the card says what to do and lets you try again.',
        fr: 'La requête des données : si elle échoue, la carte dit quoi faire et permet de réessayer.',
        de: 'Die Abfrage der Daten: Schlägt sie fehl, sagt die Karte, was zu tun ist, und lässt es noch einmal versuchen.',
      },
    },
  ],
};

export const samples: Samples = {
  Months: {
    title: { pt: 'Uma série', en: 'One series', fr: 'Une série', de: 'Eine Reihe' },
    says: {
      pt: 'A evolução de um número; na tabela, cada mês leva às licitações que ele conta.',
      en: 'How one number develops; in the table, each month leads to the notices it counts.',
      fr: 'L’évolution d’un nombre ; dans le tableau, chaque mois mène aux appels d’offres qu’il compte.',
      de: 'Der Verlauf einer Zahl; in der Tabelle führt jeder Monat zu den Ausschreibungen, die er zählt.',
    },
  },
  TwoGroups: {
    title: { pt: 'Duas séries', en: 'Two series', fr: 'Deux séries', de: 'Zwei Reihen' },
    says: {
      pt: 'As séries se distinguem pela cor e pelo traço, para que também sejam lidas em preto e branco.',
      en: 'The series differ by colour and dash, so that they can be read in black and white too.',
      fr: 'Les séries se distinguent par la couleur et le trait, pour être lisibles aussi en noir et blanc.',
      de: 'Die Reihen unterscheiden sich in Farbe und Strich, damit sie auch in Schwarzweiß lesbar sind.',
    },
  },
  ThisMonthAndLast: {
    title: { pt: 'Dois períodos', en: 'Two periods', fr: 'Deux périodes', de: 'Zwei Zeiträume' },
    says: {
      pt: 'Um dia que ainda não chegou não tem valor, e a linha termina: ela não cai a zero.',
      en: 'A day that has not come yet has no value, and the line ends: it does not fall to zero.',
      fr: 'Un jour qui n’est pas encore venu n’a pas de valeur, et la ligne s’arrête : elle ne tombe pas à zéro.',
      de: 'Ein Tag, der noch nicht da war, hat keinen Wert, und die Linie endet: Sie fällt nicht auf null.',
    },
  },
};

const words = {
  ...chartWords,
  months: {
    pt: 'Licitações por mês de abertura',
    en: 'Notices by month of opening',
    fr: 'Appels d’offres par mois d’ouverture',
    de: 'Ausschreibungen nach Monat der Öffnung',
  },
  monthsFile: { pt: 'licitacoes-por-mes', en: 'notices-by-month', fr: 'appels-d-offres-par-mois', de: 'ausschreibungen-nach-monat' },
  groups: { pt: 'Quem entrou em cada ano', en: 'Who joined each year', fr: 'Arrivées de chaque année', de: 'Wer in jedem Jahr kam' },
  groupsFile: {
    pt: 'entradas-por-ano-e-idade',
    en: 'joined-by-year-and-age',
    fr: 'arrivees-par-annee-et-age',
    de: 'eintritte-nach-jahr-und-alter',
  },
  orders: {
    pt: 'Pedidos entregues, acumulados',
    en: 'Delivered orders, cumulative',
    fr: 'Commandes livrées, cumul',
    de: 'Gelieferte Bestellungen, aufsummiert',
  },
  ordersFile: { pt: 'pedidos-entregues', en: 'delivered-orders', fr: 'commandes-livrees', de: 'gelieferte-bestellungen' },
  now: { pt: 'Este mês', en: 'This month', fr: 'Ce mois-ci', de: 'Dieser Monat' },
  before: { pt: 'Mês anterior', en: 'Last month', fr: 'Mois précédent', de: 'Voriger Monat' },
};

export function Months() {
  const t = useWords(words);
  const common = useTexts('common');
  const { monthYear } = useMonthNames();
  const query = useQuery(dashboardCalls.notices.query({ query: {} }));
  return (
    <ChartCard
      name="gallery.line.months"
      file={t.monthsFile}
      title={t.months}
      chart="lines"
      heading={common('word.month')}
      series={[{ key: 'n', name: t.notices }]}
      query={query}
      data={query.data?.meses.map(({ from, to, n }) => ({
        key: from,
        label: monthYear(from),
        href: `/apps/invoice/list${stringifySearch({ aberturaDe: from, aberturaAte: to })}`,
        values: { n },
      }))}
    />
  );
}

export function TwoGroups() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.line.groups"
      file={t.groupsFile}
      title={t.groups}
      chart="lines"
      heading={t.year}
      series={[
        { key: 'younger', name: t.younger },
        { key: 'older', name: t.older },
      ]}
      query={query}
      data={query.data && byYear(query.data)}
    />
  );
}

export function ThisMonthAndLast() {
  const t = useWords(words);
  const common = useTexts('common');
  const query = useQuery(cardCalls.revenue.query());
  const [now, before] = query.data?.months.map(({ data }) => data) ?? [];
  const days = Array.from({ length: Math.max(now?.length ?? 0, before?.length ?? 0) }, (_, index) => index);
  return (
    <ChartCard
      name="gallery.line.periods"
      file={t.ordersFile}
      title={t.orders}
      chart="lines"
      heading={common('word.day')}
      series={[
        { key: 'now', name: t.now, format: 'money' },
        { key: 'before', name: t.before, format: 'money' },
      ]}
      query={query}
      data={
        query.data && days.map((day) => ({ label: String(day + 1), values: { now: now?.[day] ?? null, before: before?.[day] ?? null } }))
      }
    />
  );
}
