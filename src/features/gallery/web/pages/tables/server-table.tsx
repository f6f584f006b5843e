import { Code, Stack, Text } from '@mantine/core';
import { IconDatabaseOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { type EmployeeList, employeeFilters, useEmployeeChips } from '../../employees/employeeFilters.ts';
import { useEmployeeColumns } from '../../employees/useEmployeeColumns.tsx';
import { gallerySearch } from '../../gallerySearch.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Tabela do servidor', en: 'Server table', fr: 'Tableau du serveur', de: 'Server-Tabelle' },
  words:
    'DataTable filtros filtrar ordenar buscar página filters sort search filtres trier chercher Filter sortieren suchen banco database',
  old: ['/datatables/server-side', '/tables/server'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/DataTable/FilteredTable.tsx',
  use: {
    pt: 'Para listas que crescem: o banco de dados busca, filtra e ordena, e só uma página viaja.',
    en: 'For lists that grow: the database searches, filters and sorts, and only one page travels.',
    fr: 'Pour les listes qui grandissent : la base cherche, filtre et trie, et une seule page voyage.',
    de: 'Für wachsende Listen: Die Datenbank sucht, filtert und sortiert, und nur eine Seite ist unterwegs.',
  },
  avoid: {
    pt: 'Para o que cabe no navegador e não muda: a tabela ordenável responde na hora.',
    en: 'For what fits in the browser and does not change: the sortable table answers at once.',
    fr: 'Pour ce qui tient dans le navigateur et ne change pas : le tableau triable répond aussitôt.',
    de: 'Für das, was in den Browser passt und sich nicht ändert: Die sortierbare Tabelle antwortet sofort.',
  },
  keys: [
    {
      press: '/',
      does: { pt: 'Vai para a busca', en: 'Goes to the search', fr: 'Va à la recherche', de: 'Geht zur Suche' },
      finds: '#Filtered search input:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'No título de uma coluna, o servidor ordena por ela',
        en: 'On the heading of a column, the server sorts by it',
        fr: 'Sur l’intitulé d’une colonne, le serveur trie par elle',
        de: 'Auf dem Titel einer Spalte: Der Server sortiert nach ihr',
      },
      on: '#Filtered th:first-child button',
      finds: '#Filtered th:first-child[aria-sort=ascending] button:focus',
    },
  ],
  props: [
    {
      name: 'chips',
      type: 'readonly FilterChip[]',
      says: {
        pt: 'Os filtros ativos, cada um com o endereço sem ele: um clique o tira.',
        en: 'The active filters, each with the search without it: a click removes it.',
        fr: 'Les filtres actifs, chacun avec la recherche sans lui : un clic le retire.',
        de: 'Die aktiven Filter, jeder mit der Suche ohne ihn: Ein Klick entfernt ihn.',
      },
    },
    {
      name: 'drawer',
      type: 'FilterDrawer<List>',
      says: {
        pt: 'O formulário dos filtros, buscado quando o ponteiro ou o foco chega ao botão.',
        en: 'The form of the filters, fetched when pointer or focus approaches the button.',
        fr: 'Le formulaire des filtres, chargé quand le pointeur ou le focus approche du bouton.',
        de: 'Das Filterformular; es kommt, sobald Zeiger oder Fokus sich der Schaltfläche nähern.',
      },
    },
    {
      name: 'query',
      type: 'UseQueryResult',
      says: {
        pt: 'O pedido das linhas. Com keepPreviousData a página anterior fica até a nova chegar.',
        en: 'The request of the rows. With keepPreviousData the previous page stays until the new one arrives.',
        fr: 'La requête des lignes. Avec keepPreviousData, la page précédente reste jusqu’à l’arrivée de la nouvelle.',
        de: 'Die Anfrage der Zeilen. Mit keepPreviousData bleibt die vorige Seite, bis die neue da ist.',
      },
    },
    {
      name: 'empty, noMatch',
      type: 'ReactNode, string',
      says: {
        pt: 'Nada na lista é diferente de nada encontrado: só o segundo oferece mostrar tudo.',
        en: 'Nothing in the list differs from nothing found: only the latter offers to show all.',
        fr: 'Une liste vide n’est pas une recherche sans résultat : seule la seconde propose de tout afficher.',
        de: 'Eine leere Liste ist etwas anderes als kein Treffer: Nur dieser bietet an, alle zu zeigen.',
      },
    },
  ],
};

export const samples: Samples = {
  Filtered: {
    title: { pt: 'Com filtros', en: 'With filters', fr: 'Avec filtres', de: 'Mit Filtern' },
    says: {
      pt: 'Busca, filtros por coluna, ordem e página estão no endereço: copie-o, e outra pessoa vê o mesmo.',
      en: 'Search, filters by column, order and page are in the address: copy it, and someone else sees the same.',
      fr: 'Recherche, filtres par colonne, ordre et page sont dans l’adresse : copiez-la, et une autre personne voit la même chose.',
      de: 'Suche, Filter je Spalte, Ordnung und Seite stehen in der Adresse: Wer sie bekommt, sieht dasselbe.',
    },
  },
  Asked: {
    title: { pt: 'O que é pedido', en: 'What is asked', fr: 'Ce qui est demandé', de: 'Was angefragt wird' },
    says: {
      pt: 'O pedido que a tabela acima faz agora, e quantas linhas vieram. Mude um filtro para vê-lo mudar.',
      en: 'The request that the table above makes now, and how many rows arrived. Change a filter to see it change.',
      fr: 'La requête que le tableau ci-dessus envoie maintenant, et combien de lignes sont venues. Changez un filtre pour la voir changer.',
      de: 'Die Anfrage der Tabelle oben und wie viele Zeilen kamen. Ein anderer Filter ändert sie.',
    },
  },
};

const words = {
  filters: { pt: 'Filtrar a tabela', en: 'Filter the table', fr: 'Filtrer le tableau', de: 'Tabelle filtern' },
  none: { pt: 'Nenhuma pessoa de exemplo', en: 'No sample people', fr: 'Aucune personne d’exemple', de: 'Keine Beispielpersonen' },
  noneHint: {
    pt: 'Elas só existem com dados de demonstração.',
    en: 'They exist with demonstration data only.',
    fr: 'Elles n’existent qu’avec les données de démonstration.',
    de: 'Es gibt sie nur mit Demodaten.',
  },
  noMatch: { pt: 'Ninguém corresponde', en: 'Nobody matches', fr: 'Personne ne correspond', de: 'Niemand passt dazu' },
  showAll: { pt: 'Mostrar todas as pessoas', en: 'Show all people', fr: 'Afficher tout le monde', de: 'Alle Personen zeigen' },
  answer: {
    pt: 'Resposta: {rows} linhas desta página, de {total} encontradas.',
    en: 'Answer: {rows} rows of this page, of {total} found.',
    fr: 'Réponse : {rows} lignes de cette page, sur {total} trouvées.',
    de: 'Antwort: {rows} Zeilen dieser Seite, von {total} gefundenen.',
  },
};

const drawer = filterDrawer<EmployeeList>(async () => (await import('../../employees/EmployeeFilterForm.tsx')).EmployeeFilterForm);

function usePageOfEmployees({ query }: EmployeeList) {
  return useQuery({ ...employeeCalls.list.query({ query }), placeholderData: keepPreviousData });
}

export function Filtered() {
  const t = useTexts('gallery');
  const w = useWords(words);
  const list = useListState(gallerySearch);
  const query = usePageOfEmployees(list);
  return (
    <FilteredTable
      name="gallery-server"
      label={t('table.title')}
      columns={useEmployeeColumns()}
      rows={query.data?.invoices}
      total={query.data?.total}
      list={list}
      query={query}
      searchLabel={t('table.search')}
      chips={useEmployeeChips(list)}
      noFilters={employeeFilters.noFilters}
      drawer={drawer}
      drawerTitle={w.filters}
      noMatch={w.noMatch}
      showAll={w.showAll}
      empty={<EmptyState icon={<IconDatabaseOff />} title={w.none} hint={w.noneHint} />}
    />
  );
}

export function Asked() {
  const t = useWords(words);
  const format = useFormat();
  const list = useListState(gallerySearch);
  const { data } = usePageOfEmployees(list);
  return (
    <Stack gap="xs">
      <Code block dir="ltr" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        GET /api/datatables/data{stringifySearch(list.query)}
      </Code>
      {data && (
        <Text size="sm">
          {t.answer.replace('{rows}', format.number(data.invoices.length)).replace('{total}', format.number(data.total))}
        </Text>
      )}
    </Stack>
  );
}
