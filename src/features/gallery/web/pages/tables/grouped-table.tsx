import { Button, Group, Stack, Table, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Tabela agrupada', en: 'Grouped table', fr: 'Tableau groupé', de: 'Gruppierte Tabelle' },
  words: 'grupo agrupar soma subtotal total recolher group sum fold groupe somme plier Gruppe Summe Zwischensumme einklappen',
  old: ['/tables/grouped'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para linhas que pertencem a poucos grupos, quando a soma de cada grupo importa.',
    en: 'For rows that belong to a few groups, when the sum of each group matters.',
    fr: 'Pour des lignes de quelques groupes, quand la somme de chaque groupe compte.',
    de: 'Für Zeilen weniger Gruppen, wenn die Summe jeder Gruppe zählt.',
  },
  avoid: {
    pt: 'Quando só as somas interessam: use um gráfico de barras. Com muitos grupos, filtre a tabela do servidor.',
    en: 'When only the sums matter: use a bar chart. With many groups, filter the server table.',
    fr: 'Quand seules les sommes comptent : prenez un graphique en barres. Avec beaucoup de groupes, filtrez le tableau du serveur.',
    de: 'Wenn nur die Summen zählen: dafür gibt es das Balkendiagramm. Viele Gruppen filtert man in der Server-Tabelle.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Recolhe o grupo', en: 'Folds the group', fr: 'Replie le groupe', de: 'Klappt die Gruppe ein' },
      on: '#Sums tbody:nth-of-type(1) button',
      finds: '#Sums tbody:nth-of-type(1) button[aria-expanded=false]:focus',
    },
    {
      press: 'Space',
      does: { pt: 'Abre-o de novo', en: 'Opens it again', fr: 'Le rouvre', de: 'Klappt sie wieder auf' },
      finds: '#Sums tbody:nth-of-type(1):has(button[aria-expanded=true]:focus) tr:nth-child(2)',
    },
    {
      press: 'Tab',
      does: { pt: 'Vai para o próximo grupo', en: 'Goes to the next group', fr: 'Va au groupe suivant', de: 'Geht zur nächsten Gruppe' },
      finds: '#Sums tbody:nth-of-type(2) button:focus',
    },
  ],
  props: [
    {
      name: 'Table.Tbody',
      type: 'ReactNode',
      says: {
        pt: 'Um por grupo: o navegador e o leitor de tela sabem que linhas são juntas.',
        en: 'One for each group: browser and screen reader know which rows belong together.',
        fr: 'Un par groupe : navigateur et lecteur d’écran savent quelles lignes vont ensemble.',
        de: 'Eines je Gruppe: Browser und Screenreader wissen, welche Zeilen zusammengehören.',
      },
    },
    {
      name: 'scope',
      type: "'rowgroup' | 'row' | 'col'",
      says: {
        pt: 'No título do grupo, "rowgroup": ele vale para todas as suas linhas.',
        en: 'In the heading of the group, "rowgroup": it holds for all of its rows.',
        fr: 'Dans l’intitulé du groupe, « rowgroup » : il vaut pour toutes ses lignes.',
        de: 'Im Titel der Gruppe „rowgroup“: Er gilt für alle ihre Zeilen.',
      },
    },
    {
      name: 'aria-expanded',
      type: 'boolean',
      says: {
        pt: 'No botão do grupo. A soma fica à vista também quando ele está recolhido.',
        en: 'On the button of the group. Its sum stays in view while it is folded.',
        fr: 'Sur le bouton du groupe. Sa somme reste visible quand il est replié.',
        de: 'Auf der Schaltfläche der Gruppe. Ihre Summe bleibt auch eingeklappt zu sehen.',
      },
    },
  ],
};

export const samples: Samples = {
  Sums: {
    title: { pt: 'Somas por grupo', en: 'Sums per group', fr: 'Sommes par groupe', de: 'Summen je Gruppe' },
    says: {
      pt: 'Cada grupo se recolhe; a sua soma fica no título, e o total no rodapé.',
      en: 'Each group folds; its sum stays in the heading, and the total in the foot.',
      fr: 'Chaque groupe se replie ; sa somme reste dans son intitulé, et le total au pied.',
      de: 'Jede Gruppe lässt sich einklappen; ihre Summe bleibt im Titel, das Gesamte im Fuß.',
    },
  },
  Chosen: {
    title: { pt: 'Agrupar por escolha', en: 'Group by choice', fr: 'Grouper au choix', de: 'Nach Wahl gruppieren' },
    says: {
      pt: 'As mesmas linhas por estado ou por situação: as somas mudam, o total fica. A escolha só vale nesta página.',
      en: 'The same rows by state or by status: the sums change, the total stays. The choice lasts on this page only.',
      fr: 'Les mêmes lignes par État ou par statut : les sommes changent, le total reste. Le choix ne vaut que sur cette page.',
      de: 'Dieselben Zeilen nach Staat oder Status: Die Summen ändern sich, das Gesamte bleibt. Die Wahl gilt nur auf dieser Seite.',
    },
  },
};

const words = {
  title: {
    pt: 'Licitações do trimestre',
    en: 'Notices of the quarter',
    fr: 'Appels d’offres du trimestre',
    de: 'Ausschreibungen des Quartals',
  },
  body: { pt: 'Órgão', en: 'Body', fr: 'Organisme', de: 'Stelle' },
  lots: { pt: 'Lotes', en: 'Lots', fr: 'Lots', de: 'Lose' },
  value: { pt: 'Valor', en: 'Value', fr: 'Montant', de: 'Wert' },
  total: { pt: 'Total', en: 'Total', fr: 'Total', de: 'Gesamt' },
  groupBy: { pt: 'Agrupar por', en: 'Group by', fr: 'Grouper par', de: 'Gruppieren nach' },
  uf: { pt: 'Estado', en: 'State', fr: 'État', de: 'Staat' },
  state: { pt: 'Situação', en: 'Status', fr: 'Statut', de: 'Status' },
  open: { pt: 'Abertas', en: 'Open', fr: 'Ouverts', de: 'Offen' },
  judging: { pt: 'Em julgamento', en: 'Being judged', fr: 'En jugement', de: 'In Bewertung' },
  awarded: { pt: 'Homologadas', en: 'Awarded', fr: 'Attribués', de: 'Vergeben' },
  foldAll: { pt: 'Recolher todos', en: 'Fold all', fr: 'Tout replier', de: 'Alle einklappen' },
  unfoldAll: { pt: 'Abrir todos', en: 'Unfold all', fr: 'Tout déplier', de: 'Alle aufklappen' },
} as const;

const notices = [
  { body: 'Prefeitura de Belo Vale', uf: 'Minas Gerais', state: 'open', lots: 4, value: 124_500 },
  { body: 'Universidade Federal do Vale', uf: 'Minas Gerais', state: 'awarded', lots: 12, value: 2_310_000 },
  { body: 'Hospital Santa Aurora', uf: 'Paraná', state: 'judging', lots: 3, value: 864_000.5 },
  { body: 'Câmara de Rio Doce', uf: 'Paraná', state: 'open', lots: 1, value: 9750 },
  { body: 'Tribunal de Contas', uf: 'Paraná', state: 'awarded', lots: 2, value: 310_250 },
  { body: 'Prefeitura de Exemplo do Norte', uf: 'Pará', state: 'judging', lots: 6, value: 1_245_000 },
] as const;
type Notice = (typeof notices)[number];

const sumOf = (rows: readonly Notice[], figure: 'lots' | 'value') => rows.reduce((sum, row) => sum + row[figure], 0);

type GroupsProps = { groups: [name: string, rows: readonly Notice[]][]; folded: readonly string[]; toggle: (name: string) => void };

/** One body of rows for each group, whose heading folds it. */
function GroupedRows({ groups, folded, toggle }: GroupsProps) {
  const t = useWords(words);
  const format = useFormat();
  const figures = (rows: readonly Notice[]) => (
    <>
      <Table.Td ta="end">{format.number(sumOf(rows, 'lots'))}</Table.Td>
      <Table.Td ta="end">{format.money(sumOf(rows, 'value'))}</Table.Td>
    </>
  );
  return (
    <Table aria-label={t.title} tabularNums>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.body}</Table.Th>
          <Table.Th ta="end">{t.lots}</Table.Th>
          <Table.Th ta="end">{t.value}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      {groups.map(([name, rows]) => {
        const isOpen = !folded.includes(name);
        const Chevron = isOpen ? IconChevronDown : IconChevronRight;
        return (
          <Table.Tbody key={name}>
            <Table.Tr bg="var(--surface-raised)" fw={600}>
              <Table.Th scope="rowgroup">
                <UnstyledButton fz="sm" fw={600} aria-expanded={isOpen} onClick={() => toggle(name)}>
                  <Group gap={6} wrap="nowrap">
                    <Chevron size={16} aria-hidden style={{ flexShrink: 0 }} />
                    {name} ({format.number(rows.length)})
                  </Group>
                </UnstyledButton>
              </Table.Th>
              {figures(rows)}
            </Table.Tr>
            {isOpen &&
              rows.map((row) => (
                <Table.Tr key={row.body}>
                  <Table.Td ps={32}>{row.body}</Table.Td>
                  {figures([row])}
                </Table.Tr>
              ))}
          </Table.Tbody>
        );
      })}
      <Table.Tfoot>
        <Table.Tr fw={600}>
          <Table.Th scope="row">{t.total}</Table.Th>
          {figures(groups.flatMap(([, rows]) => rows))}
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

/** The folded groups by name. */
function useFolded() {
  const [folded, setFolded] = useState<readonly string[]>([]);
  const toggle = (name: string) => setFolded(folded.includes(name) ? folded.filter((one) => one !== name) : [...folded, name]);
  return { folded, setFolded, toggle };
}

export function Sums() {
  const t = useWords(words);
  const { folded, setFolded, toggle } = useFolded();
  const groups = [...Map.groupBy(notices, ({ uf }) => uf)];
  const isAllFolded = folded.length === groups.length;
  return (
    <Stack gap="sm">
      <GroupedRows groups={groups} folded={folded} toggle={toggle} />
      <Button
        variant="default"
        size="compact-md"
        w="fit-content"
        onClick={() => setFolded(isAllFolded ? [] : groups.map(([name]) => name))}
      >
        {isAllFolded ? t.unfoldAll : t.foldAll}
      </Button>
    </Stack>
  );
}

export function Chosen() {
  const t = useWords(words);
  const [by, setBy] = useState<'uf' | 'state'>('state');
  const { folded, toggle } = useFolded();
  const groups = [...Map.groupBy(notices, (notice) => (by === 'uf' ? notice.uf : t[notice.state]))];
  return (
    <Stack gap="sm">
      <Segments
        aria-label={t.groupBy}
        data={(['uf', 'state'] as const).map((value) => ({ value, label: t[value] }))}
        value={by}
        onChange={setBy}
      />
      <GroupedRows groups={groups} folded={folded} toggle={toggle} />
    </Stack>
  );
}
