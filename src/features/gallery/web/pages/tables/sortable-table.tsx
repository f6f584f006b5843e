import { Button, Table, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Employee } from '#features/datatables/contract.ts';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { saveCsv } from '#kit/web/request/csv.ts';
import { useListState } from '#kit/web/search/listState.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { amountOf, dayOf, employeesOf, pageOf } from '../../employees/employees.ts';
import { useEmployeeColumns, useStatusName } from '../../employees/useEmployeeColumns.tsx';
import { gallerySearch } from '../../gallerySearch.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Tabela ordenável', en: 'Sortable table', fr: 'Tableau triable', de: 'Sortierbare Tabelle' },
  words: 'DataTable datatable ordenar buscar paginar selecionar sort search page select trier chercher paginer sortieren suchen blättern',
  old: ['/gallery/table', '/datatables/basic', '/tables/data-tables/basic', '/tables/datatable/basic'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/DataTable/DataTable.tsx',
  use: {
    pt: 'Para algumas centenas de linhas que vêm de uma vez: buscar, ordenar e paginar não esperam pelo servidor.',
    en: 'For some hundred rows that arrive together: searching, sorting and paging do not wait for the server.',
    fr: 'Pour quelques centaines de lignes reçues d’un coup : chercher, trier et feuilleter n’attendent pas le serveur.',
    de: 'Für einige hundert Zeilen, die auf einmal kommen: Suchen, Sortieren und Blättern warten nicht auf den Server.',
  },
  avoid: {
    pt: 'Para milhares de linhas, ou listas que crescem: use a tabela do servidor. Para cinco linhas, a tabela simples.',
    en: 'For thousands of rows, or lists that grow: use the server table. For five rows, the basic table.',
    fr: 'Pour des milliers de lignes ou des listes qui grandissent : prenez le tableau du serveur. Pour cinq lignes, le tableau simple.',
    de: 'Für Tausende Zeilen oder wachsende Listen: dafür gibt es die Server-Tabelle. Für fünf Zeilen die einfache Tabelle.',
  },
  keys: [
    {
      press: 'j',
      does: { pt: 'Vai para a próxima linha', en: 'Goes to the next row', fr: 'Va à la ligne suivante', de: 'Geht zur nächsten Zeile' },
      finds: '#Browser [data-index="0"] :focus',
    },
    {
      press: 'ArrowDown',
      does: {
        pt: 'O mesmo, dentro da tabela',
        en: 'The same, within the table',
        fr: 'De même, dans le tableau',
        de: 'Dasselbe, innerhalb der Tabelle',
      },
      finds: '#Browser [data-index="1"] :focus',
    },
    {
      press: 'k',
      does: { pt: 'Volta uma linha', en: 'Goes back one row', fr: 'Revient d’une ligne', de: 'Geht eine Zeile zurück' },
      finds: '#Browser [data-index="0"] :focus',
    },
    {
      press: 'x',
      does: { pt: 'Seleciona a linha', en: 'Selects the row', fr: 'Sélectionne la ligne', de: 'Wählt die Zeile aus' },
      finds: '#Browser [data-index="0"] input:checked',
    },
    {
      press: 'End',
      does: {
        pt: 'Vai para a última linha da página',
        en: 'Goes to the last row of the page',
        fr: 'Va à la dernière ligne de la page',
        de: 'Geht zur letzten Zeile der Seite',
      },
      finds: '#Browser [data-index="9"] :focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'No título de uma coluna, ordena por ela; de novo, inverte',
        en: 'On the heading of a column, sorts by it; again, reverses',
        fr: 'Sur l’intitulé d’une colonne, trie par elle ; de nouveau, inverse',
        de: 'Auf dem Titel einer Spalte: sortiert nach ihr; noch einmal: kehrt um',
      },
      on: '#Small [data-example] th:nth-child(2) button',
      finds: '#Small [data-example] th:nth-child(2)[aria-sort=ascending] button:focus',
    },
    {
      press: '/',
      does: { pt: 'Vai para a busca', en: 'Goes to the search', fr: 'Va à la recherche', de: 'Geht zur Suche' },
      finds: '#Browser search input:focus',
    },
  ],
  props: [
    {
      name: 'name',
      type: 'string',
      says: {
        pt: 'Com este nome o navegador guarda as colunas e a altura das linhas que cada pessoa escolheu.',
        en: 'By this name the browser keeps the columns and row height that each person chose.',
        fr: 'Sous ce nom, le navigateur garde les colonnes et la hauteur de ligne choisies.',
        de: 'Unter diesem Namen merkt sich der Browser die gewählten Spalten und die Zeilenhöhe.',
      },
    },
    {
      name: 'columns',
      type: 'readonly Column<Item>[]',
      says: {
        pt: 'Título, largura, célula, ordem do primeiro clique e lugar no cartão do celular. Deve ser memorizado.',
        en: 'Heading, width, cell, order of the first click and place on the card of a phone. Has to be memoised.',
        fr: 'Intitulé, largeur, cellule, ordre du premier clic et place sur la carte du téléphone. Doit être mémoïsé.',
        de: 'Titel, Breite, Zelle, Richtung des ersten Klicks und Platz auf der Karte am Telefon. Muss gleich bleiben (useMemo).',
      },
    },
    {
      name: 'list',
      type: 'ListControl',
      says: {
        pt: 'Página, ordem e busca. Com useListState ficam no endereço: recarregar, voltar e um link enviado as restauram.',
        en: 'Page, order and search. With useListState they are in the address: reload, back and a shared link restore them.',
        fr: 'Page, ordre et recherche. Avec useListState, ils sont dans l’adresse : recharger, revenir et un lien partagé les rétablissent.',
        de: 'Seite, Ordnung und Suche. Mit useListState stehen sie in der Adresse: Neuladen, Zurück und ein Link stellen sie wieder her.',
      },
    },
    {
      name: 'selection',
      type: 'Selection',
      says: {
        pt: 'Torna as linhas selecionáveis; ao mudar a busca, a seleção se desfaz.',
        en: 'Makes rows selectable; the selection ends when the search changes.',
        fr: 'Rend les lignes sélectionnables ; la sélection tombe quand la recherche change.',
        de: 'Macht Zeilen wählbar; die Auswahl endet, wenn sich die Suche ändert.',
      },
    },
    {
      name: 'bulkActions',
      type: 'ReactNode',
      says: {
        pt: 'Aparecem quando há linhas selecionadas.',
        en: 'Appear once rows are selected.',
        fr: 'Apparaissent dès que des lignes sont sélectionnées.',
        de: 'Erscheinen, sobald Zeilen gewählt sind.',
      },
    },
  ],
};

export const samples: Samples = {
  Browser: {
    title: { pt: 'Tudo no navegador', en: 'All in the browser', fr: 'Tout dans le navigateur', de: 'Alles im Browser' },
    says: {
      pt: 'As cem linhas vêm de uma vez: o navegador busca, ordena, pagina e gera o arquivo. A busca e a página ficam no endereço.',
      en: 'All one hundred rows arrive together: the browser searches, sorts, paginates and creates the file. The search and page are kept in the address.',
      fr: 'Les cent lignes arrivent d’un coup : le navigateur cherche, trie, pagine et écrit le fichier. Recherche et page restent dans l’adresse.',
      de: 'Alle hundert Zeilen kommen auf einmal: Der Browser sucht, sortiert, blättert und erzeugt die Datei. Suche und Seite stehen in der Adresse.',
    },
  },
  Small: {
    title: { pt: 'Poucas linhas', en: 'A few rows', fr: 'Quelques lignes', de: 'Wenige Zeilen' },
    says: {
      pt: 'Botões nos títulos e aria-sort bastam. Esta ordem fica só aqui, não no endereço.',
      en: 'Buttons in the headings and aria-sort are enough. This order stays here and is not in the address.',
      fr: 'Des boutons dans les intitulés et aria-sort suffisent. Cet ordre reste ici, hors de l’adresse.',
      de: 'Schaltflächen in den Titeln und aria-sort genügen. Diese Ordnung bleibt hier und steht nicht in der Adresse.',
    },
  },
};

const idOf = ({ id }: Employee) => id;

export function Browser() {
  const t = useTexts('gallery');
  const language = useLanguage();
  const nameOf = useStatusName();
  const list = useListState(gallerySearch);
  const columns = useEmployeeColumns();
  const { q, sort, order, page, perPage } = list.query;
  const selection = useSelection({ q });
  const query = useQuery(employeeCalls.readAll.query());
  const found = useMemo(() => query.data && employeesOf(query.data, { q, sort, order }), [query.data, q, sort, order]);
  const rows = useMemo(() => found && pageOf(found, { page, perPage }), [found, page, perPage]);
  const save = (employees: readonly Employee[] = []) =>
    saveCsv(
      language,
      [
        [t('table.name'), t('table.email'), t('table.since'), t('table.salary'), t('table.status'), t('table.city'), t('table.age')],
        ...employees.map((one) => [
          ...[one.full_name, one.email, dayOf(one.start_date), amountOf(one.salary)],
          ...[nameOf(one.status), one.city, Number(one.age)],
        ]),
      ],
      `${t('table.file')}.csv`,
    );
  const download = <IconDownload size={18} aria-hidden />;
  return (
    <DataTable
      name="gallery"
      label={t('table.title')}
      columns={columns}
      rows={rows}
      total={found?.length}
      rowId={idOf}
      list={list}
      query={query}
      selection={selection}
      searchLabel={t('table.search')}
      filters={
        <Button variant="default" leftSection={download} onClick={() => save(found)}>
          {t('table.save')}
        </Button>
      }
      bulkActions={
        <Button
          size="compact-sm"
          leftSection={download}
          onClick={() => save(found?.filter(({ id }) => selection.all || selection.ids.includes(String(id))))}
        >
          {t('table.saveChosen')}
        </Button>
      }
    />
  );
}

const words = {
  title: { pt: 'Fornecedores de um lote', en: 'Suppliers of a lot', fr: 'Fournisseurs d’un lot', de: 'Anbieter eines Loses' },
  supplier: { pt: 'Fornecedor', en: 'Supplier', fr: 'Fournisseur', de: 'Anbieter' },
  bid: { pt: 'Lance', en: 'Bid', fr: 'Offre', de: 'Gebot' },
  days: { pt: 'Entrega em dias', en: 'Delivery in days', fr: 'Livraison en jours', de: 'Lieferung in Tagen' },
};

const bids = [
  { supplier: 'Papelaria Boa Letra', bid: 23.4, days: 10 },
  { supplier: 'Distribuidora Ágil', bid: 24.15, days: 4 },
  { supplier: 'Comercial Três Rios', bid: 22.9, days: 21 },
  { supplier: 'Atacado Vila Nova', bid: 25, days: 7 },
];
type Bid = (typeof bids)[number];

const compare = (a: string | number, b: string | number) => (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'pt'));

export function Small() {
  const t = useWords(words);
  const format = useFormat();
  const [sort, setSort] = useState<{ by: keyof Bid; turn: 1 | -1 }>({ by: 'supplier', turn: 1 });
  const sorted = bids.toSorted((a, b) => sort.turn * compare(a[sort.by], b[sort.by]));
  const heading = (id: keyof Bid, align: 'start' | 'end') => {
    const isSorted = sort.by === id;
    const Arrow = !isSorted ? IconArrowsSort : sort.turn === 1 ? IconArrowUp : IconArrowDown;
    return (
      <Table.Th ta={align} aria-sort={isSorted ? (sort.turn === 1 ? 'ascending' : 'descending') : undefined}>
        <UnstyledButton fz="sm" fw={600} onClick={() => setSort({ by: id, turn: isSorted && sort.turn === 1 ? -1 : 1 })}>
          {t[id]} <Arrow size={14} aria-hidden style={{ verticalAlign: 'middle' }} />
        </UnstyledButton>
      </Table.Th>
    );
  };
  return (
    <Table tabularNums maw={640} aria-label={t.title}>
      <Table.Thead>
        <Table.Tr>
          {heading('supplier', 'start')}
          {heading('bid', 'end')}
          {heading('days', 'end')}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sorted.map(({ supplier, bid, days }) => (
          <Table.Tr key={supplier}>
            <Table.Td>{supplier}</Table.Td>
            <Table.Td ta="end">{format.money(bid)}</Table.Td>
            <Table.Td ta="end">{format.number(days)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
