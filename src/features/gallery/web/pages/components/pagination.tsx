import { Box, Button, Divider, Pagination, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { useState } from 'react';
import { Footer } from '#kit/web/DataTable/Footer.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListControl } from '#kit/web/search/listState.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './pagination.module.css';

export const meta = {
  title: { pt: 'Paginação', en: 'Pagination', fr: 'Pagination', de: 'Seitennavigation' },
  words: 'páginas próxima anterior rodapé lista pages next previous footer suivante précédente blättern Seiten paginate',
  old: ['/components/pagination', '/extensions/pagination', '/extensions/react-paginate'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/DataTable/Footer.tsx, @mantine/core',
  use: {
    pt: 'Para listas longas em que a pessoa procura, compara e volta: a página fica no endereço e pode ser enviada a outra pessoa.',
    en: 'For long lists in which people search, compare and come back: the page is kept in the address and can be shared.',
    fr: 'Pour de longues listes où l’on cherche, compare et revient : la page reste dans l’adresse et peut être partagée.',
    de: 'Für lange Listen, in denen man sucht, vergleicht und zurückkehrt: Die Seite steht in der Adresse und lässt sich weitergeben.',
  },
  avoid: {
    pt: 'Para o que se lê de cima a baixo, como comentários e históricos: use o botão “Mostrar mais”.',
    en: 'For what is read from top to bottom, such as comments and histories: use a “Show more” button.',
    fr: 'Pour ce qui se lit de haut en bas, comme les commentaires et l’historique : utilisez un bouton « Afficher plus ».',
    de: 'Für das, was man von oben nach unten liest, etwa Kommentare und Verläufe: dafür gibt es „Mehr anzeigen“.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Vai para a próxima página', en: 'Goes to the next page', fr: 'Va à la page suivante', de: 'Geht zur nächsten Seite' },
      on: '#ListFooter nav button:nth-of-type(3)',
      finds: '#ListFooter td:has-text("11/2026")',
    },
    {
      press: 'Space',
      does: {
        pt: 'Abre a página focalizada',
        en: 'Opens the focused page',
        fr: 'Ouvre la page ciblée',
        de: 'Öffnet die fokussierte Seite',
      },
      on: '#Numbers nav button:has-text("2")',
      finds: '#Numbers button[aria-current=page]:has-text("2")',
    },
  ],
  props: [
    {
      name: 'list',
      type: 'ListControl',
      says: {
        pt: 'No rodapé do sistema: a página e o tamanho atuais, e como mudá-los; nas telas vem de useListState.',
        en: 'In the product’s footer: the current page and size and how to change them; on screens it comes from useListState.',
        fr: 'Dans le pied de liste du produit : la page et la taille en cours et comment les changer ; sur les écrans, il vient de useListState.',
        de: 'In der Fußzeile des Produkts: Seite und Größe und wie man sie ändert; auf den Bildschirmen kommt es von useListState.',
      },
    },
    {
      name: 'total',
      type: 'number',
      says: {
        pt: 'No rodapé, quantos resultados há; no Pagination do Mantine, quantas páginas.',
        en: 'In the footer, how many results there are; in Mantine’s Pagination, how many pages.',
        fr: 'Dans le pied de liste, le nombre de résultats ; dans Pagination de Mantine, le nombre de pages.',
        de: 'In der Fußzeile die Zahl der Ergebnisse; in Mantines Pagination die Zahl der Seiten.',
      },
    },
    {
      name: 'getItemProps, getControlProps',
      type: '(page) => object',
      says: {
        pt: 'Dão nome aos botões: um número ou uma seta sozinhos não dizem o que fazem.',
        en: 'Name the buttons: a number or an arrow alone does not say what it does.',
        fr: 'Nomment les boutons : un chiffre ou une flèche seuls ne disent pas ce qu’ils font.',
        de: 'Benennen die Schaltflächen: Eine Zahl oder ein Pfeil allein sagt nicht, was geschieht.',
      },
    },
    {
      name: 'layout',
      type: "'default' | 'responsive'",
      says: {
        pt: 'Com responsive, os números dão lugar a “Página 3 de 12” onde não cabem.',
        en: 'With responsive, the numbers give way to “Page 3 of 12” where they do not fit.',
        fr: 'Avec responsive, les chiffres cèdent la place à « Page 3 sur 12 » là où ils ne tiennent pas.',
        de: 'Mit responsive weichen die Zahlen, wo sie nicht passen, dem Text „Seite 3 von 12“.',
      },
    },
  ],
};

export const samples: Samples = {
  ListFooter: {
    title: { pt: 'Rodapé de lista', en: 'List footer', fr: 'Pied de liste', de: 'Fußzeile einer Liste' },
    says: {
      pt: 'Toda lista do sistema termina assim: linhas por página, o trecho mostrado e quatro passos.',
      en: 'Every list of the product ends like this: rows per page, the range shown and four steps.',
      fr: 'Toute liste du produit finit ainsi : lignes par page, l’intervalle affiché et quatre pas.',
      de: 'So endet jede Liste des Produkts: Zeilen pro Seite, der gezeigte Bereich und vier Schritte.',
    },
  },
  Numbers: {
    title: { pt: 'Páginas numeradas', en: 'Numbered pages', fr: 'Pages numérotées', de: 'Nummerierte Seiten' },
    says: {
      pt: 'Quando o número significa algo, como o lote de uma licitação.',
      en: 'When the number means something, such as the lot of a notice.',
      fr: 'Quand le numéro a un sens, comme le lot d’un appel d’offres.',
      de: 'Wenn die Nummer etwas bedeutet, etwa das Los einer Ausschreibung.',
    },
    picture: true,
  },
  ShowMore: {
    title: { pt: 'Mostrar mais', en: 'Show more', fr: 'Afficher plus', de: 'Mehr anzeigen' },
    says: {
      pt: 'Para listas lidas em ordem: o que já foi lido continua na tela.',
      en: 'For lists read in order: what has been read stays on screen.',
      fr: 'Pour les listes lues dans l’ordre : ce qui a été lu reste à l’écran.',
      de: 'Für Listen, die der Reihe nach gelesen werden: Gelesenes bleibt stehen.',
    },
  },
};

const words = {
  notices: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  notice: { pt: 'Pregão', en: 'Auction', fr: 'Enchère', de: 'Auktion' },
  object: { pt: 'Objeto', en: 'Object', fr: 'Objet', de: 'Gegenstand' },
  lots: { pt: 'Lotes', en: 'Lots', fr: 'Lots', de: 'Lose' },
  lot: { pt: 'Lote', en: 'Lot', fr: 'Lot', de: 'Los' },
  paper: { pt: 'Papel sulfite A4', en: 'A4 copy paper', fr: 'Papier A4', de: 'A4-Papier' },
  meals: { pt: 'Merenda escolar', en: 'School meals', fr: 'Repas scolaires', de: 'Schulessen' },
  cleaning: { pt: 'Material de limpeza', en: 'Cleaning supplies', fr: 'Produits d’entretien', de: 'Reinigungsmittel' },
  tyres: { pt: 'Pneus para a frota', en: 'Tyres for the fleet', fr: 'Pneus pour le parc automobile', de: 'Reifen für den Fuhrpark' },
  vaccines: { pt: 'Seringas e agulhas', en: 'Syringes and needles', fr: 'Seringues et aiguilles', de: 'Spritzen und Nadeln' },
};
const objects = ['paper', 'meals', 'cleaning', 'tyres', 'vaccines'] as const;
const objectOf = (number: number) => objects[number % objects.length] ?? 'paper';

const total = 37;
const lots = 12;

export function ListFooter() {
  const t = useWords(words);
  const [query, setQuery] = useState<ListControl['query']>({ page: 1, perPage: 10 });
  const first = (query.page - 1) * query.perPage + 1;
  const rows = Array.from({ length: Math.min(query.perPage, total - first + 1) }, (_, place) => first + place);
  return (
    <Box data-view="table">
      <Table aria-label={t.notices}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="40%">{t.notice}</Table.Th>
            <Table.Th>{t.object}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((number) => (
            <Table.Tr key={number}>
              <Table.Td>{number}/2026</Table.Td>
              <Table.Td>{t[objectOf(number)]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Divider />
      <Footer list={{ query, set: (change) => setQuery({ ...query, page: 1, ...change }) }} total={total} />
    </Box>
  );
}

export function Numbers() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const [page, setPage] = useState(1);
  const stepNames = {
    first: kit('table.firstPage'),
    previous: kit('table.previousPage'),
    next: kit('table.nextPage'),
    last: kit('table.lastPage'),
  };
  return (
    <Stack gap="sm">
      <Text role="status">
        <strong>
          {t.lot} {page}:
        </strong>{' '}
        {t[objectOf(page)]}
      </Text>
      <nav aria-label={t.lots}>
        <Pagination
          layout="responsive"
          classNames={{ control: classes.control }}
          total={lots}
          value={page}
          onChange={setPage}
          getItemProps={(number) => ({ 'aria-label': `${t.lot} ${number}` })}
          getControlProps={(step) => ({ 'aria-label': stepNames[step] })}
          formatLabel={({ page, totalPages }) => kit('table.page', { page, pages: totalPages })}
        />
      </nav>
    </Stack>
  );
}

export function ShowMore() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const common = useTexts('common');
  const [shown, setShown] = useState(5);
  return (
    <Stack gap="sm" align="start">
      <Stack component="ol" gap={4}>
        {Array.from({ length: shown }, (_, place) => place + 1).map((number) => (
          <li key={number}>
            {t.lot} {number}: {t[objectOf(number)]}
          </li>
        ))}
      </Stack>
      <Text size="sm" c="dimmed" role="status">
        {kit('table.range', { from: 1, to: shown, total: lots })}
      </Text>
      {shown < lots && (
        <Button variant="light" size="xs" onClick={() => setShown(Math.min(lots, shown + 5))}>
          {common('more')}
        </Button>
      )}
    </Stack>
  );
}
