import { Treemap } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { brazilStates } from '#brasil/states.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { ChartTip } from '#kit/web/charts/ChartTip.tsx';
import { type ChartProps, cssColor, type Datum } from '#kit/web/charts/chart.ts';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { dashboardCalls } from '../../employees/chartCalls.ts';
import { byRegion } from '../../employees/chartFigures.ts';
import { chartWords, tableKeys } from '../../employees/chartWords.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Mapa de árvore', en: 'Treemap', fr: 'Carte proportionnelle', de: 'Kacheldiagramm' },
  words: 'retângulos hierarquia partes rectangles hierarchy parts hiérarchie parts Rechtecke Hierarchie Teile Treemap',
  old: ['/charts/treemap'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/charts',
  use: {
    pt: 'Para muitas partes de um todo, de tamanhos muito diferentes, e para partes de partes.',
    en: 'For many parts of a whole, of very different sizes, and for parts of parts.',
    fr: 'Pour de nombreuses parts d’un tout, de tailles très différentes, et pour des parts de parts.',
    de: 'Für viele, sehr verschieden große Teile eines Ganzen, und für Teile von Teilen.',
  },
  avoid: {
    pt: 'Para comparar com exatidão, ou quando as partes têm ordem: use barras horizontais.',
    en: 'To compare exactly, or when the parts have an order: use horizontal bars.',
    fr: 'Pour comparer précisément, ou quand les parts ont un ordre : utilisez des barres horizontales.',
    de: 'Um genau zu vergleichen, oder wenn die Teile eine Reihenfolge haben: dafür gibt es waagerechte Balken.',
  },
  keys: tableKeys('Procedures'),
  props: [
    {
      name: 'data',
      type: '{ name, value?, children? }[]',
      says: {
        pt: 'Os retângulos; o valor de um grupo é a soma do que ele contém.',
        en: 'The rectangles; a group’s value is the sum of what it contains.',
        fr: 'Les rectangles ; la valeur d’un groupe est la somme de ce qu’il contient.',
        de: 'Die Rechtecke; der Wert einer Gruppe ist die Summe ihres Inhalts.',
      },
    },
    {
      name: 'treemapProps',
      type: '{ content }',
      says: {
        pt: 'A função que desenha cada retângulo: aqui um tom leve da cor, sobre o qual o texto se lê nos dois temas.',
        en: 'The function that draws each rectangle: here a light tint of the colour, on which text is readable in both skins.',
        fr: 'La fonction qui dessine chaque rectangle : ici une teinte légère, sur laquelle le texte se lit dans les deux thèmes.',
        de: 'Die Funktion, die jedes Rechteck zeichnet: hier ein heller Ton der Farbe, auf dem Text in beiden Farbschemata lesbar ist.',
      },
    },
    {
      name: 'aspectRatio',
      type: 'number',
      says: {
        pt: 'A proporção a que os retângulos tendem.',
        en: 'The proportion that the rectangles tend to.',
        fr: 'La proportion vers laquelle tendent les rectangles.',
        de: 'Das Seitenverhältnis, dem sich die Rechtecke nähern.',
      },
    },
  ],
};

export const samples: Samples = {
  Procedures: {
    title: { pt: 'Partes de um todo', en: 'Parts of a whole', fr: 'Parts d’un tout', de: 'Teile eines Ganzen' },
    says: {
      pt: 'A área mostra a quantidade. O que não cabe no retângulo está na tabela e aparece ao apontar.',
      en: 'The area shows the amount. What does not fit in a rectangle is in the table and appears when you point at it.',
      fr: 'L’aire montre la quantité. Ce qui ne tient pas dans un rectangle est dans le tableau et apparaît au survol.',
      de: 'Die Fläche zeigt die Menge. Was nicht ins Rechteck passt, steht in der Tabelle und erscheint beim Zeigen.',
    },
  },
  States: {
    title: { pt: 'Partes de partes', en: 'Parts of parts', fr: 'Parts de parts', de: 'Teile von Teilen' },
    says: {
      pt: 'Os estados ficam juntos por região; na tabela, a região está ao lado do nome.',
      en: 'States are together by region; in the table, the region is beside the name.',
      fr: 'Les États sont groupés par région ; dans le tableau, la région est à côté du nom.',
      de: 'Bundesstaaten stehen nach Region zusammen; in der Tabelle steht die Region neben dem Namen.',
    },
  },
};

const words = {
  ...chartWords,
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
  states: {
    pt: 'Licitações por região e estado',
    en: 'Notices by region and state',
    fr: 'Appels d’offres par région et État',
    de: 'Ausschreibungen nach Region und Bundesstaat',
  },
  statesFile: {
    pt: 'licitacoes-por-regiao-e-estado',
    en: 'notices-by-region-and-state',
    fr: 'appels-d-offres-par-region-et-etat',
    de: 'ausschreibungen-nach-region-und-bundesstaat',
  },
};

export function Procedures() {
  const t = useWords(words);
  const query = useQuery(dashboardCalls.notices.query({ query: { period: 'last-year' } }));
  const { from, to } = query.data?.period ?? {};
  return (
    <ChartCard
      name="gallery.treemap.procedures"
      file={t.proceduresFile}
      title={t.procedures}
      chart={(props) => <Tiles {...props} groupOf={({ label }) => label} />}
      height={300}
      heading={t.procedure}
      series={[{ key: 'n', name: t.notices }]}
      query={query}
      data={query.data?.modalidades.map(({ codigo, nome, n }) => ({
        key: String(codigo),
        label: nome,
        href: `/apps/invoice/list${stringifySearch({ modalidade: codigo, aberturaDe: from, aberturaAte: to })}`,
        values: { n },
        color: 'info',
      }))}
    />
  );
}

export function States() {
  const t = useWords(words);
  const query = useQuery(dashboardCalls.map.query({ query: {} }));
  const colors = ['primary', 'warning', 'info', 'success', 'danger'] as const;
  return (
    <ChartCard
      name="gallery.treemap.states"
      file={t.statesFile}
      title={t.states}
      chart={(props) => <Tiles {...props} groupOf={({ note }) => note ?? ''} />}
      height={360}
      heading={t.uf}
      series={[{ key: 'n', name: t.notices }]}
      query={query}
      data={
        query.data &&
        byRegion(query.data.ufs).flatMap(({ region, ufs }, index) =>
          ufs.map(({ uf, total }) => ({
            key: uf,
            label: brazilStates.find((state) => state.uf === uf)?.name ?? uf,
            tick: uf,
            note: t[region],
            href: `/apps/invoice/list${stringifySearch({ uf })}`,
            values: { n: total.n },
            color: colors[index],
          })),
        )
      }
    />
  );
}

type TilesProps = ChartProps & { groupOf: (datum: Datum) => string };

function Tiles({ series, data, height, groupOf }: TilesProps) {
  const { full } = useFigures();
  const [one] = series;
  if (!one) return null;
  const groups = [...Map.groupBy(data, groupOf)].map(([name, members]) => ({
    name,
    children: members.map((datum) => ({ name: datum.label, value: datum.values[one.key] ?? 0, datum })),
  }));
  return (
    <Treemap
      data={groups}
      height={height}
      treemapProps={{ content: (node) => <Tile {...(node as TileProps)} figure={full((node as TileProps).value, one.format)} /> }}
      tooltipProps={{
        content: ({ payload }) => <ChartTip datum={(payload?.[0]?.payload as TileProps | undefined)?.datum} series={series} />,
      }}
    />
  );
}

type TileProps = { x: number; y: number; width: number; height: number; value: number; datum?: Datum };

function Tile({ x, y, width, height, datum, figure }: TileProps & { figure: string }): ReactElement {
  if (!datum || width < 4 || height < 4) return <g />;
  const { label, tick = label, note = '' } = datum;
  const color = cssColor(datum.color);
  return (
    <g>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx={3} fill={color} fillOpacity={0.16} stroke={color} />
      {height > 24 && fits(tick, width) && (
        <foreignObject x={x + 6} y={y + 4} width={width - 12} height={height - 8}>
          <div style={{ fontSize: 12, lineHeight: 1.3, blockSize: '100%', overflow: 'hidden', color: 'var(--mantine-color-text)' }}>
            <strong>{tick}</strong> {figure} {height > 44 && fits(note, width) && note}
          </div>
        </foreignObject>
      )}
    </g>
  );
}

/** Whether the longest word is no wider than the tile. */
const fits = (text: string, width: number) => Math.max(...text.split(/[\s-]/).map(({ length }) => length)) * 7.5 < width - 12;
