import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { useMonthNames } from '../../employees/useMonthNames.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Tabela simples', en: 'Basic table', fr: 'Tableau simple', de: 'Einfache Tabelle' },
  words:
    'linhas colunas listrada zebra soma legenda rows columns striped sum caption lignes colonnes somme Zeilen Spalten Summe reactstrap',
  old: ['/tables/reactstrap', '/tables/table-basic', '/tables/basic'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para poucas linhas que se leem por inteiro e se comparam coluna a coluna.',
    en: 'For a few rows that are read as a whole and compared column by column.',
    fr: 'Pour quelques lignes qu’on lit en entier et qu’on compare colonne par colonne.',
    de: 'Für wenige Zeilen, die man ganz liest und Spalte für Spalte vergleicht.',
  },
  avoid: {
    pt: 'Para listas que se buscam, ordenam e paginam: use a tabela ordenável ou a tabela do servidor. Para os dados de um só registro, a lista.',
    en: 'For lists that are searched, sorted and paged: use the sortable table or the server table. For the facts of one record, the list.',
    fr: 'Pour les listes qu’on cherche, trie et feuillette : prenez le tableau triable ou celui du serveur. Pour une seule fiche, la liste.',
    de: 'Für Listen zum Suchen, Sortieren und Blättern: dafür gibt es die sortierbare und die Server-Tabelle. Für einen einzelnen Datensatz die Liste.',
  },
  keys: [
    {
      press: 'ArrowRight',
      does: {
        pt: 'Rola a tabela larga para o lado, quando ela tem o foco',
        en: 'Scrolls the wide table sideways while it has the focus',
        fr: 'Fait défiler le tableau large, quand il a le focus',
        de: 'Scrollt die breite Tabelle zur Seite, solange sie den Fokus hat',
      },
      on: '#Wide [data-example] [role=group]',
      finds: '#Wide [data-example] [role=group]:focus [data-scrolled]',
    },
  ],
  props: [
    {
      name: 'striped',
      type: "boolean | 'odd' | 'even'",
      says: {
        pt: 'Dá um fundo a cada segunda linha, para o olho não trocar de linha.',
        en: 'Gives every other row a background, so that the eye keeps to its row.',
        fr: 'Donne un fond à une ligne sur deux, pour que l’œil ne change pas de ligne.',
        de: 'Gibt jeder zweiten Zeile einen Grund, damit das Auge in der Zeile bleibt.',
      },
    },
    {
      name: 'tabularNums',
      type: 'boolean',
      says: {
        pt: 'Todos os algarismos ficam com a mesma largura: centavos embaixo de centavos.',
        en: 'All digits get the same width: cents stand below cents.',
        fr: 'Tous les chiffres ont la même largeur : les centimes sont sous les centimes.',
        de: 'Alle Ziffern werden gleich breit: Cent steht unter Cent.',
      },
    },
    {
      name: 'Table.Caption',
      type: 'ReactNode',
      says: {
        pt: 'O nome da tabela, que o leitor de tela anuncia; com captionSide acima ou abaixo.',
        en: 'The name of the table, which screen readers announce; above or below by captionSide.',
        fr: 'Le nom du tableau, que les lecteurs d’écran annoncent ; au-dessus ou en dessous selon captionSide.',
        de: 'Der Name der Tabelle, den Screenreader ansagen; oben oder unten je nach captionSide.',
      },
    },
    {
      name: 'Table.ScrollContainer',
      type: '{ minWidth, scrollAreaProps }',
      says: {
        pt: 'Rola só a tabela, não a página. A área que rola precisa de foco e de nome.',
        en: 'Scrolls the table alone and not the page. The scrolling area needs focus and a name.',
        fr: 'Fait défiler le tableau seul, pas la page. La zone qui défile doit recevoir le focus et porter un nom.',
        de: 'Scrollt nur die Tabelle, nicht die Seite. Der Scrollbereich braucht Fokus und Namen.',
      },
    },
    {
      name: 'variant',
      type: "'default' | 'vertical'",
      says: {
        pt: 'Vertical: o título fica no começo de cada linha, não no alto.',
        en: 'Vertical: the heading stands at the start of each row, not at the top.',
        fr: 'Vertical : l’intitulé est au début de chaque ligne, pas en haut.',
        de: 'Vertikal: Die Überschrift steht am Anfang jeder Zeile statt oben.',
      },
    },
  ],
};

export const samples: Samples = {
  Sums: {
    title: { pt: 'Com legenda e soma', en: 'With caption and sum', fr: 'Avec légende et somme', de: 'Mit Titel und Summe' },
    says: {
      pt: 'Números à direita e com algarismos da mesma largura; a soma está no rodapé da tabela.',
      en: 'Numbers on the right and in digits of the same width; the sum stands in the foot of the table.',
      fr: 'Nombres à droite, chiffres de même largeur ; la somme est au pied du tableau.',
      de: 'Zahlen rechts und mit gleich breiten Ziffern; die Summe steht im Fuß der Tabelle.',
    },
    picture: true,
  },
  Striped: {
    title: { pt: 'Listrada e realçada', en: 'Striped and highlighted', fr: 'Rayé et surligné', de: 'Gestreift und hervorgehoben' },
    says: {
      pt: 'As faixas guiam o olho em linhas longas; a linha sob o ponteiro se destaca.',
      en: 'Stripes guide the eye along long rows; the row below the pointer stands out.',
      fr: 'Les rayures guident l’œil sur les longues lignes ; la ligne sous le pointeur ressort.',
      de: 'Streifen führen das Auge durch lange Zeilen; die Zeile unter dem Zeiger hebt sich ab.',
    },
  },
  Wide: {
    title: {
      pt: 'Larga demais para a tela',
      en: 'Too wide for the screen',
      fr: 'Trop large pour l’écran',
      de: 'Zu breit für den Bildschirm',
    },
    says: {
      pt: 'Doze meses lado a lado: a tabela rola, a página fica, e a primeira coluna não sai da vista; uma linha a separa do que passou por baixo.',
      en: 'Twelve months side by side: the table scrolls, the page stays, and the first column remains in view; a line sets it off from what has moved below it.',
      fr: 'Douze mois côte à côte : le tableau défile, la page reste, et la première colonne ne disparaît pas ; un trait la sépare de ce qui a glissé dessous.',
      de: 'Zwölf Monate nebeneinander: Die Tabelle scrollt, die Seite bleibt, und die erste Spalte bleibt im Blick; eine Linie trennt sie von dem, was darunter verschwindet.',
    },
  },
  Vertical: {
    title: { pt: 'Títulos na linha', en: 'Headings in the row', fr: 'Intitulés en ligne', de: 'Überschriften in der Zeile' },
    says: {
      pt: 'Dois lotes comparados: o que se compara está na linha, cada lote é uma coluna.',
      en: 'Two lots compared: what is compared is in the row, each lot is a column.',
      fr: 'Deux lots comparés : ce que l’on compare est en ligne, chaque lot est une colonne.',
      de: 'Zwei Lose im Vergleich: Das Verglichene steht in der Zeile, jedes Los ist eine Spalte.',
    },
  },
};

const words = {
  lots: { pt: 'Lotes do pregão 14/2026', en: 'Lots of auction 14/2026', fr: 'Lots de l’enchère 14/2026', de: 'Lose der Auktion 14/2026' },
  notices: { pt: 'Licitações abertas', en: 'Open notices', fr: 'Appels d’offres ouverts', de: 'Offene Ausschreibungen' },
  byMonth: { pt: 'Licitações por mês', en: 'Notices by month', fr: 'Appels d’offres par mois', de: 'Ausschreibungen nach Monat' },
  lot: { pt: 'Lote', en: 'Lot', fr: 'Lot', de: 'Los' },
  unit: { pt: 'Preço unitário', en: 'Unit price', fr: 'Prix unitaire', de: 'Stückpreis' },
  total: { pt: 'Total', en: 'Total', fr: 'Total', de: 'Gesamt' },
  body: { pt: 'Órgão', en: 'Body', fr: 'Organisme', de: 'Stelle' },
  state: { pt: 'UF', en: 'State', fr: 'État', de: 'Staat' },
  deadline: { pt: 'Prazo', en: 'Deadline', fr: 'Échéance', de: 'Frist' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  delivery: { pt: 'Entrega', en: 'Delivery', fr: 'Livraison', de: 'Lieferung' },
  days: { pt: '{n} dias', en: '{n} days', fr: '{n} jours', de: '{n} Tage' },
  paper: { pt: 'Papel A4', en: 'A4 paper', fr: 'Papier A4', de: 'Papier A4' },
  toner: { pt: 'Toner preto', en: 'Black toner', fr: 'Toner noir', de: 'Toner schwarz' },
  chairs: { pt: 'Cadeiras', en: 'Chairs', fr: 'Chaises', de: 'Stühle' },
};

const lots = [
  { id: 'paper', quantity: 1200, unit: 24.9, days: 15 },
  { id: 'toner', quantity: 85, unit: 189.5, days: 30 },
  { id: 'chairs', quantity: 40, unit: 612, days: 45 },
] as const;

export function Sums() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  return (
    <Table captionSide="top" tabularNums maw={640}>
      <Table.Caption>{t.lots}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.lot}</Table.Th>
          <Table.Th ta="end">{common('word.quantity')}</Table.Th>
          <Table.Th ta="end" visibleFrom="xs">
            {t.unit}
          </Table.Th>
          <Table.Th ta="end">{t.total}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lots.map(({ id, quantity, unit }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" fw={400}>
              {t[id]}
            </Table.Th>
            <Table.Td ta="end">{format.number(quantity)}</Table.Td>
            <Table.Td ta="end" visibleFrom="xs">
              {format.money(unit)}
            </Table.Td>
            <Table.Td ta="end">{format.money(quantity * unit)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{t.total}</Table.Th>
          <Table.Td />
          <Table.Td visibleFrom="xs" />
          <Table.Td ta="end" fw={600}>
            {format.money(lots.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0))}
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

const notices = [
  { id: 1, body: 'Prefeitura de Exemplo do Norte', uf: 'PA', deadline: '2026-03-12', value: 124_500 },
  { id: 2, body: 'Universidade Federal do Vale', uf: 'MG', deadline: '2026-03-18', value: 2_310_000 },
  { id: 3, body: 'Hospital Regional Santa Aurora', uf: 'RS', deadline: '2026-03-20', value: 86_400.5 },
  { id: 4, body: 'Câmara Municipal de Rio Doce', uf: 'ES', deadline: '2026-04-02', value: 9750 },
];

export function Striped() {
  const t = useWords(words);
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': t.notices } }}>
      <Table striped highlightOnHover tabularNums aria-label={t.notices}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.body}</Table.Th>
            <Table.Th>{t.state}</Table.Th>
            <Table.Th>{t.deadline}</Table.Th>
            <Table.Th ta="end">{t.value}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {notices.map(({ id, body, uf, deadline, value }) => (
            <Table.Tr key={id}>
              <Table.Td>{body}</Table.Td>
              <Table.Td>{uf}</Table.Td>
              <Table.Td>{format.date(noonOf(deadline))}</Table.Td>
              <Table.Td ta="end">{format.money(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}-01`);
const states = ['AM', 'BA', 'PR', 'SP'];
/** Invented counts: more in the second half of the year. */
const countOf = (state: number, month: number) => 60 + state * 48 + ((month * 37 + state * 11) % 29) + month * 3;

export function Wide() {
  const t = useWords(words);
  const format = useFormat();
  const { monthYear } = useMonthNames();
  const [isScrolled, setIsScrolled] = useState(false);
  const line = isScrolled ? 'var(--mantine-color-default-border)' : 'transparent';
  const boxShadow = `1px 0 ${line}, -1px 0 ${line}`;
  const inView = { position: 'sticky', insetInlineStart: 0, background: 'var(--surface)', boxShadow } as const;
  return (
    <Table.ScrollContainer
      minWidth={1120}
      scrollAreaProps={{
        onScrollPositionChange: ({ x }) => setIsScrolled(x !== 0),
        viewportProps: { tabIndex: 0, role: 'group', 'aria-label': t.byMonth },
      }}
    >
      <Table tabularNums aria-label={t.byMonth} data-scrolled={isScrolled || undefined}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th style={inView}>{t.state}</Table.Th>
            {months.map((month) => (
              <Table.Th key={month} ta="end">
                {monthYear(month)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {states.map((uf, state) => (
            <Table.Tr key={uf}>
              <Table.Th scope="row" style={inView}>
                {uf}
              </Table.Th>
              {months.map((month, index) => (
                <Table.Td key={month} ta="end">
                  {format.number(countOf(state, index))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

export function Vertical() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const compared = lots.slice(0, 2);
  return (
    <Table variant="vertical" withTableBorder withColumnBorders tabularNums maw={560} layout="fixed" aria-label={t.lots}>
      <Table.Tbody>
        <Table.Tr>
          <Table.Th scope="row">{t.lot}</Table.Th>
          {compared.map(({ id }) => (
            <Table.Td key={id} fw={600}>
              {t[id]}
            </Table.Td>
          ))}
        </Table.Tr>
        <Table.Tr>
          <Table.Th scope="row">{common('word.quantity')}</Table.Th>
          {compared.map(({ id, quantity }) => (
            <Table.Td key={id}>{format.number(quantity)}</Table.Td>
          ))}
        </Table.Tr>
        <Table.Tr>
          <Table.Th scope="row">{t.unit}</Table.Th>
          {compared.map(({ id, unit }) => (
            <Table.Td key={id}>{format.money(unit)}</Table.Td>
          ))}
        </Table.Tr>
        <Table.Tr>
          <Table.Th scope="row">{t.delivery}</Table.Th>
          {compared.map(({ id, days }) => (
            <Table.Td key={id}>{t.days.replace('{n}', format.number(days))}</Table.Td>
          ))}
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}
