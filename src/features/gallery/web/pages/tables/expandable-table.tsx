import { ActionIcon, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Tabela com detalhes', en: 'Expandable table', fr: 'Tableau dépliable', de: 'Aufklappbare Tabelle' },
  words: 'expandir linha detalhe desdobrar expand row details child déplier ligne aufklappen Zeile Details advance',
  old: ['/datatables/advance', '/tables/expandable'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para detalhes curtos que se comparam sem sair da lista, como os itens de um lote.',
    en: 'For short details that are compared without leaving the list, such as the items of a lot.',
    fr: 'Pour de courts détails qu’on compare sans quitter la liste, comme les articles d’un lot.',
    de: 'Für kurze Einzelheiten, die man vergleicht, ohne die Liste zu verlassen, etwa die Posten eines Loses.',
  },
  avoid: {
    pt: 'Para registros inteiros: uma página própria tem endereço. Para textos longos, use o acordeão.',
    en: 'For whole records: a page of their own has an address. For long texts use the accordion.',
    fr: 'Pour des fiches entières : une page à part a une adresse. Pour de longs textes, prenez l’accordéon.',
    de: 'Für ganze Datensätze: Eine eigene Seite hat eine Adresse. Für lange Texte gibt es das Akkordeon.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Abre os detalhes da linha',
        en: 'Opens the details of the row',
        fr: 'Ouvre les détails de la ligne',
        de: 'Öffnet die Details der Zeile',
      },
      on: '#Details tbody tr:first-child button',
      finds: '#Details tbody tr:first-child:has(button[aria-expanded=true]:focus) + tr',
    },
    {
      press: 'Space',
      does: { pt: 'Fecha-os de novo', en: 'Closes them again', fr: 'Les referme', de: 'Schließt sie wieder' },
      finds: '#Details tbody tr:first-child button[aria-expanded=false]:focus',
    },
    {
      press: 'Tab',
      does: {
        pt: 'Vai para o botão da próxima linha',
        en: 'Goes to the button of the next row',
        fr: 'Va au bouton de la ligne suivante',
        de: 'Geht zur Schaltfläche der nächsten Zeile',
      },
      finds: '#Details tbody tr:nth-child(3) button:focus',
    },
  ],
  props: [
    {
      name: 'aria-expanded',
      type: 'boolean',
      says: {
        pt: 'No botão: diz se os detalhes estão abertos. A linha inteira não é botão, para que o texto se possa selecionar.',
        en: 'On the button: tells whether the details are open. The row itself is no button, so that its text can be selected.',
        fr: 'Sur le bouton : dit si les détails sont ouverts. La ligne n’est pas un bouton : son texte reste sélectionnable.',
        de: 'Auf der Schaltfläche: sagt, ob die Details offen sind. Die Zeile selbst ist keine, damit ihr Text wählbar bleibt.',
      },
    },
    {
      name: 'aria-controls',
      type: 'string',
      says: {
        pt: 'O id da linha de detalhes, que existe também fechada, com hidden.',
        en: 'The id of the row with the details, which also exists while closed, with hidden.',
        fr: 'L’id de la ligne de détails, présente aussi fermée, avec hidden.',
        de: 'Die id der Zeile mit den Details; es gibt sie auch geschlossen, mit hidden.',
      },
    },
    {
      name: 'colSpan',
      type: 'number',
      says: {
        pt: 'Os detalhes ocupam a largura toda, como uma só célula.',
        en: 'The details take the full width, as a single cell.',
        fr: 'Les détails prennent toute la largeur, en une seule cellule.',
        de: 'Die Details nehmen die ganze Breite ein, als eine einzige Zelle.',
      },
    },
  ],
};

export const samples: Samples = {
  Details: {
    title: { pt: 'Detalhes abaixo da linha', en: 'Details below the row', fr: 'Détails sous la ligne', de: 'Details unter der Zeile' },
    says: {
      pt: 'Várias linhas podem ficar abertas, para comparar. O que está aberto só vale nesta página.',
      en: 'Several rows may be open, to compare them. What is open lasts on this page only.',
      fr: 'Plusieurs lignes peuvent être ouvertes, pour comparer. Ce qui est ouvert ne vaut que sur cette page.',
      de: 'Mehrere Zeilen dürfen offen sein, zum Vergleichen. Was offen ist, gilt nur auf dieser Seite.',
    },
  },
  Nested: {
    title: { pt: 'Uma tabela na linha', en: 'A table in the row', fr: 'Un tableau dans la ligne', de: 'Eine Tabelle in der Zeile' },
    says: {
      pt: 'Os itens de um lote, com a sua soma; só um lote fica aberto.',
      en: 'The items of a lot, with their sum; one lot is open at a time.',
      fr: 'Les articles d’un lot, avec leur somme ; un seul lot est ouvert.',
      de: 'Die Posten eines Loses mit ihrer Summe; nur ein Los ist offen.',
    },
  },
};

const words = {
  notices: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  body: { pt: 'Órgão', en: 'Body', fr: 'Organisme', de: 'Stelle' },
  deadline: { pt: 'Prazo', en: 'Deadline', fr: 'Échéance', de: 'Frist' },
  detailsOf: { pt: 'Detalhes de {name}', en: 'Details of {name}', fr: 'Détails de {name}', de: 'Details zu {name}' },
  object: { pt: 'Objeto', en: 'Subject', fr: 'Objet', de: 'Gegenstand' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  contact: { pt: 'Contato', en: 'Contact', fr: 'Contact', de: 'Kontakt' },
  lots: { pt: 'Lotes', en: 'Lots', fr: 'Lots', de: 'Lose' },
  lot: { pt: 'Lote', en: 'Lot', fr: 'Lot', de: 'Los' },
  item: { pt: 'Item', en: 'Item', fr: 'Article', de: 'Posten' },
  total: { pt: 'Total', en: 'Total', fr: 'Total', de: 'Gesamt' },
  buses: {
    pt: 'Transporte escolar, 12 linhas',
    en: 'School transport, 12 lines',
    fr: 'Transport scolaire, 12 lignes',
    de: 'Schülerverkehr, 12 Linien',
  },
  lab: { pt: 'Equipamento de laboratório', en: 'Laboratory equipment', fr: 'Équipement de laboratoire', de: 'Laborausstattung' },
  food: { pt: 'Refeições para 200 leitos', en: 'Meals for 200 beds', fr: 'Repas pour 200 lits', de: 'Mahlzeiten für 200 Betten' },
  office: { pt: 'Escritório', en: 'Office', fr: 'Bureau', de: 'Büro' },
  cleaning: { pt: 'Limpeza', en: 'Cleaning', fr: 'Nettoyage', de: 'Reinigung' },
  paper: { pt: 'Papel A4', en: 'A4 paper', fr: 'Papier A4', de: 'Papier A4' },
  pens: { pt: 'Canetas', en: 'Pens', fr: 'Stylos', de: 'Stifte' },
  soap: { pt: 'Sabão líquido', en: 'Liquid soap', fr: 'Savon liquide', de: 'Flüssigseife' },
  gloves: { pt: 'Luvas', en: 'Gloves', fr: 'Gants', de: 'Handschuhe' },
} as const;

type FoldRowProps = { name: string; isOpen: boolean; toggle: () => void; cells: ReactNode; children: ReactNode };

/** A row of three columns, the first with the button, and its details below. */
function FoldRow({ name, isOpen, toggle, cells, children }: FoldRowProps) {
  const t = useWords(words);
  const id = useId();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <Table.Tr>
        <Table.Td w={52}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t.detailsOf.replace('{name}', name)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
          >
            <Chevron size={18} aria-hidden />
          </ActionIcon>
        </Table.Td>
        <Table.Td>{name}</Table.Td>
        {cells}
      </Table.Tr>
      <Table.Tr id={id} hidden={!isOpen} bg="var(--surface-raised)">
        <Table.Td />
        <Table.Td colSpan={2}>{isOpen && children}</Table.Td>
      </Table.Tr>
    </>
  );
}

const notices = [
  {
    name: 'Prefeitura de Exemplo do Norte',
    deadline: '2026-03-12',
    object: 'buses',
    value: 1_245_000,
    contact: 'licita@exemplo.pa.example',
  },
  { name: 'Universidade Federal do Vale', deadline: '2026-03-18', object: 'lab', value: 2_310_000, contact: 'compras@ufv.example' },
  { name: 'Hospital Santa Aurora', deadline: '2026-04-02', object: 'food', value: 864_000.5, contact: 'pregao@aurora.example' },
] as const;

export function Details() {
  const t = useWords(words);
  const format = useFormat();
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (name: string) => setOpen(open.includes(name) ? open.filter((one) => one !== name) : [...open, name]);
  return (
    <Table aria-label={t.notices} tabularNums>
      <Head name={t.body} last={t.deadline} />
      <Table.Tbody>
        {notices.map(({ name, deadline, object, value, contact }) => (
          <FoldRow
            key={name}
            name={name}
            isOpen={open.includes(name)}
            toggle={() => toggle(name)}
            cells={<Table.Td ta="end">{format.date(noonOf(deadline))}</Table.Td>}
          >
            <Stack gap={4}>
              <Fact name={t.object}>{t[object]}</Fact>
              <Fact name={t.value}>{format.money(value)}</Fact>
              <Fact name={t.contact}>{contact}</Fact>
            </Stack>
          </FoldRow>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Head({ name, last }: { name: string; last: string }) {
  const common = useTexts('common');
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Td>
          <VisuallyHidden>{common('word.details')}</VisuallyHidden>
        </Table.Td>
        <Table.Th>{name}</Table.Th>
        <Table.Th ta="end">{last}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    <strong>{name}:</strong> {children}
  </Text>
);

const lots = [
  {
    lot: 'office',
    items: [
      { item: 'paper', quantity: 1200, price: 24.9 },
      { item: 'pens', quantity: 3000, price: 1.35 },
    ],
  },
  {
    lot: 'cleaning',
    items: [
      { item: 'soap', quantity: 480, price: 11.2 },
      { item: 'gloves', quantity: 900, price: 4.75 },
    ],
  },
] as const;

const sumOf = (items: readonly { quantity: number; price: number }[]) =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

export function Nested() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const [open, setOpen] = useState<string | undefined>('office');
  return (
    <Table aria-label={t.lots} tabularNums maw={720}>
      <Head name={t.lot} last={t.total} />
      <Table.Tbody>
        {lots.map(({ lot, items }) => (
          <FoldRow
            key={lot}
            name={t[lot]}
            isOpen={open === lot}
            toggle={() => setOpen(open === lot ? undefined : lot)}
            cells={<Table.Td ta="end">{format.money(sumOf(items))}</Table.Td>}
          >
            <Table aria-label={t[lot]} withRowBorders={false} verticalSpacing={4} horizontalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t.item}</Table.Th>
                  <Table.Th ta="end">{common('word.quantity')}</Table.Th>
                  <Table.Th ta="end">{common('word.price')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map(({ item, quantity, price }) => (
                  <Table.Tr key={item}>
                    <Table.Td>{t[item]}</Table.Td>
                    <Table.Td ta="end">{format.number(quantity)}</Table.Td>
                    <Table.Td ta="end">{format.money(price)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </FoldRow>
        ))}
      </Table.Tbody>
    </Table>
  );
}
