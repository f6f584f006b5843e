import { useQuery } from '@tanstack/react-query';
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { stringifySearch } from '#kit/web/search/search.ts';
import { dashboardCalls } from '../../employees/chartCalls.ts';
import { byDecade } from '../../employees/chartFigures.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { byYear } from '../../employees/employeeFigures.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Gráfico de barras', en: 'Bar chart', fr: 'Graphique en barres', de: 'Balkendiagramm' },
  words: 'colunas horizontal empilhadas histograma apex chartjs columns stacked histogram colonnes empilées Säulen gestapelt Histogramm',
  old: ['/charts/apex', '/charts/chartjs', '/charts/bar', '/gallery/charts'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/charts/ChartCard.tsx, #kit/web/charts/BarRows.tsx',
  use: {
    pt: 'Para comparar quantidades. É o gráfico que se lê com mais exatidão: na dúvida, é ele.',
    en: 'To compare amounts. It is the chart that is read most exactly: if in doubt, this one.',
    fr: 'Pour comparer des quantités. C’est le graphique qui se lit le plus précisément : dans le doute, celui-ci.',
    de: 'Um Mengen zu vergleichen. Kein Diagramm lässt sich genauer ablesen: im Zweifel dieses.',
  },
  avoid: {
    pt: 'Para muitos momentos seguidos: use linhas. Para a relação entre duas medidas: use a dispersão.',
    en: 'For many moments in a row: use lines. For the relation between two measures: use a scatter chart.',
    fr: 'Pour de nombreux moments successifs : utilisez des lignes. Pour la relation entre deux mesures : un nuage de points.',
    de: 'Für viele Zeitpunkte hintereinander: dafür gibt es Linien. Für den Zusammenhang zweier Maße: das Streudiagramm.',
  },
  keys: tableKeys('Bars'),
  props: [
    {
      name: 'chart',
      type: "'bars' | 'stacked' | (props) => ReactNode",
      says: {
        pt: 'Barras lado a lado ou empilhadas; as horizontais são uma função com BarRows.',
        en: 'Bars side by side or stacked; horizontal ones are a function with BarRows.',
        fr: 'Des barres côte à côte ou empilées ; les horizontales sont une fonction avec BarRows.',
        de: 'Balken nebeneinander oder gestapelt; waagerechte sind eine Funktion mit BarRows.',
      },
    },
    {
      name: 'isReadable',
      type: 'boolean',
      says: {
        pt: 'O gráfico já traz todos os valores em texto, como BarRows: então não há outra tabela para leitores de tela.',
        en: 'The chart has all values as text, as BarRows does: then there is no further table for screen readers.',
        fr: 'Le graphique contient déjà toutes les valeurs en texte, comme BarRows : il n’y a alors pas d’autre tableau pour les lecteurs d’écran.',
        de: 'Das Diagramm enthält alle Werte als Text, wie BarRows: dann gibt es keine weitere Tabelle für Screenreader.',
      },
    },
    {
      name: 'most',
      type: 'number',
      says: {
        pt: 'Quantas linhas BarRows mostra; as demais são somadas na última. A tabela tem todas.',
        en: 'How many rows BarRows shows; the others are added up in the last one. The table has them all.',
        fr: 'Le nombre de lignes que montre BarRows ; les autres sont additionnées dans la dernière. Le tableau les a toutes.',
        de: 'Wie viele Zeilen BarRows zeigt; die übrigen werden in der letzten addiert. Die Tabelle hat alle.',
      },
    },
    {
      name: 'empty',
      type: 'ReactNode',
      says: {
        pt: 'O que aparece no lugar do gráfico quando não há linhas: o motivo.',
        en: 'What is shown instead of the chart if there are no rows: the reason.',
        fr: 'Ce qui apparaît à la place du graphique s’il n’y a pas de lignes : la raison.',
        de: 'Was statt des Diagramms erscheint, wenn es keine Zeilen gibt: der Grund.',
      },
    },
  ],
};

export const samples: Samples = {
  Bars: {
    title: { pt: 'Lado a lado', en: 'Side by side', fr: 'Côte à côte', de: 'Nebeneinander' },
    says: {
      pt: 'Quantidades por ano. A escala começa em zero, para que o comprimento diga a verdade.',
      en: 'Amounts by year. The scale begins at zero, so that the length tells the truth.',
      fr: 'Des quantités par année. L’échelle commence à zéro, pour que la longueur dise vrai.',
      de: 'Mengen nach Jahr. Die Skala beginnt bei null, damit die Länge die Wahrheit sagt.',
    },
  },
  Stacked: {
    title: { pt: 'Empilhadas', en: 'Stacked', fr: 'Empilées', de: 'Gestapelt' },
    says: {
      pt: 'As partes de cada quantidade, com cor e trama diferentes.',
      en: 'The parts of each amount, different in colour and pattern.',
      fr: 'Les parts de chaque quantité, de couleur et de motif différents.',
      de: 'Die Teile jeder Menge, verschieden in Farbe und Muster.',
    },
  },
  Rows: {
    title: { pt: 'Horizontais', en: 'Horizontal', fr: 'Horizontales', de: 'Waagerecht' },
    says: {
      pt: 'Muitas partes com nomes longos, a maior primeiro; cada linha leva à sua lista.',
      en: 'Many parts with long names, the largest first; each row leads to its list.',
      fr: 'De nombreuses parts aux noms longs, la plus grande en premier ; chaque ligne mène à sa liste.',
      de: 'Viele Teile mit langen Namen, der größte zuerst; jede Zeile führt zu ihrer Liste.',
    },
  },
  Histogram: {
    title: { pt: 'Histograma', en: 'Histogram', fr: 'Histogramme', de: 'Histogramm' },
    says: {
      pt: 'Como uma medida se distribui, em faixas da mesma largura.',
      en: 'How a measure is distributed, in classes of equal width.',
      fr: 'Comment une mesure se répartit, en classes de même largeur.',
      de: 'Wie sich ein Maß verteilt, in Klassen gleicher Breite.',
    },
  },
  Empty: {
    title: { pt: 'Sem dados', en: 'Without data', fr: 'Sans données', de: 'Ohne Daten' },
    says: {
      pt: 'Do mesmo tamanho, com o motivo.',
      en: 'Of the same size, with the reason.',
      fr: 'De la même taille, avec la raison.',
      de: 'Gleich groß, mit dem Grund.',
    },
  },
};

const words = {
  ...chartWords,
  joined: { pt: 'Entradas por ano', en: 'People who joined, by year', fr: 'Arrivées par année', de: 'Eintritte nach Jahr' },
  joinedFile: { pt: 'entradas-por-ano', en: 'joined-by-year', fr: 'arrivees-par-annee', de: 'eintritte-nach-jahr' },
  byAge: {
    pt: 'Entradas por ano e idade',
    en: 'People who joined, by year and age',
    fr: 'Arrivées par année et par âge',
    de: 'Eintritte nach Jahr und Alter',
  },
  byAgeFile: {
    pt: 'entradas-por-ano-e-idade',
    en: 'joined-by-year-and-age',
    fr: 'arrivees-par-annee-et-age',
    de: 'eintritte-nach-jahr-und-alter',
  },
  procedures: {
    pt: 'Licitações do último ano, por modalidade',
    en: 'Notices of the last year, by procedure',
    fr: 'Appels d’offres de la dernière année, par procédure',
    de: 'Ausschreibungen des letzten Jahres nach Verfahrensart',
  },
  proceduresFile: {
    pt: 'licitacoes-por-modalidade',
    en: 'notices-by-procedure',
    fr: 'appels-d-offres-par-procedure',
    de: 'ausschreibungen-nach-verfahrensart',
  },
  ages: { pt: 'Pessoas por idade', en: 'People by age', fr: 'Personnes par âge', de: 'Personen nach Alter' },
  agesFile: { pt: 'pessoas-por-idade', en: 'people-by-age', fr: 'personnes-par-age', de: 'personen-nach-alter' },
  future: { pt: 'Entradas depois de 2099', en: 'People who joined after 2099', fr: 'Arrivées après 2099', de: 'Eintritte nach 2099' },
  futureFile: { pt: 'entradas-depois-de-2099', en: 'joined-after-2099', fr: 'arrivees-apres-2099', de: 'eintritte-nach-2099' },
  none: {
    pt: 'Ninguém entrou depois de 2099.',
    en: 'Nobody joined after 2099.',
    fr: 'Personne n’est arrivé après 2099.',
    de: 'Nach 2099 ist niemand eingetreten.',
  },
};

export function Bars() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.bar.bars"
      file={t.joinedFile}
      title={t.joined}
      chart="bars"
      heading={t.year}
      series={[{ key: 'n', name: t.people }]}
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
      name="gallery.bar.stacked"
      file={t.byAgeFile}
      title={t.byAge}
      chart="stacked"
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

export function Rows() {
  const t = useWords(words);
  const query = useQuery(dashboardCalls.notices.query({ query: { period: 'last-year' } }));
  const { from, to } = query.data?.period ?? {};
  return (
    <ChartCard
      name="gallery.bar.rows"
      file={t.proceduresFile}
      title={t.procedures}
      chart={({ series, data }) => <BarRows series={series} data={data} most={7} />}
      isReadable
      heading={t.procedure}
      series={[{ key: 'n', name: t.notices }]}
      query={query}
      data={query.data?.modalidades.map(({ codigo, nome, n }) => ({
        key: String(codigo),
        label: nome,
        href: `/apps/invoice/list${stringifySearch({ modalidade: codigo, aberturaDe: from, aberturaAte: to })}`,
        values: { n },
      }))}
    />
  );
}

export function Histogram() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.bar.histogram"
      file={t.agesFile}
      title={t.ages}
      chart="bars"
      heading={t.age}
      series={[{ key: 'n', name: t.people, color: 'info' }]}
      query={query}
      data={query.data && byDecade(query.data)}
    />
  );
}

export function Empty() {
  const t = useWords(words);
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <ChartCard
      name="gallery.bar.empty"
      file={t.futureFile}
      title={t.future}
      chart="bars"
      heading={t.year}
      series={[{ key: 'n', name: t.people }]}
      query={query}
      data={query.data && byYear(query.data).filter(({ label }) => Number(label) > 2099)}
      empty={<p>{t.none}</p>}
    />
  );
}
