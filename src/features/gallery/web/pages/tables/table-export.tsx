import { Alert, Button, Checkbox, FileButton, Group, Stack, Table, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { IconAlertTriangle, IconCircleCheck, IconDownload, IconFileSpreadsheet, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { csvLine } from '#kit/csv.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { saveCsv } from '#kit/web/request/csv.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { readCsv } from '../../employees/readCsv.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Exportar tabela', en: 'Table export', fr: 'Export de tableau', de: 'Tabellenexport' },
  words: 'csv xlsx exportar importar colar planilha export import paste spreadsheet coller tableur exportieren importieren einfügen',
  old: ['/datatables/export', '/tables/export', '/tables/import'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/request/csv.ts',
  use: {
    pt: 'Para levar a tabela, ou a sua seleção, a uma planilha, e trazer de volta o que lá se corrigiu.',
    en: 'To take the table or its selection to a spreadsheet, and bring back what was corrected there.',
    fr: 'Pour porter le tableau, ou sa sélection, dans un tableur, et rapporter ce qui y fut corrigé.',
    de: 'Um die Tabelle oder ihre Auswahl in eine Tabellenkalkulation zu bringen und zurück, was dort berichtigt wurde.',
  },
  avoid: {
    pt: 'Para milhares de linhas ou XLSX: o servidor os escreve. Escolher as colunas está em “Importar e exportar”.',
    en: 'For thousands of rows or for XLSX: the server writes them. Choosing columns is shown in “Import and export”.',
    fr: 'Pour des milliers de lignes ou du XLSX : le serveur les écrit. Le choix des colonnes est dans « Importer et exporter ».',
    de: 'Für Tausende Zeilen oder XLSX: Das schreibt der Server. Die Wahl der Spalten zeigt „Import und Export“.',
  },
  keys: [
    {
      press: 'Space',
      does: { pt: 'Marca todas as linhas', en: 'Checks all rows', fr: 'Coche toutes les lignes', de: 'Markiert alle Zeilen' },
      on: '#Selection thead input',
      finds: '#Selection tbody tr:last-child input:checked',
    },
    {
      press: 'Tab',
      does: { pt: 'Vai para a primeira linha', en: 'Goes to the first row', fr: 'Va à la première ligne', de: 'Geht zur ersten Zeile' },
      finds: '#Selection tbody tr:first-child input:focus',
    },
    {
      press: 'Space',
      does: { pt: 'Desmarca a linha', en: 'Unchecks the row', fr: 'Décoche la ligne', de: 'Hebt die Markierung der Zeile auf' },
      finds: '#Selection tbody tr:first-child input:not(:checked):focus',
    },
  ],
  props: [
    {
      name: 'saveCsv',
      type: '(language, rows, fileName) => void',
      says: {
        pt: 'Escreve para a planilha do idioma: ponto e vírgula e vírgula decimal, ou em inglês o contrário.',
        en: 'Writes for the spreadsheet of the language: semicolons and decimal commas, or in English the other way round.',
        fr: 'Écrit pour le tableur de la langue : points-virgules et virgules décimales, ou l’inverse en anglais.',
        de: 'Schreibt für die Tabellenkalkulation der Sprache: Strichpunkte und Dezimalkommas, im Englischen umgekehrt.',
      },
    },
    {
      name: 'readCsv',
      type: '(text) => { line, cells }[]',
      says: {
        pt: 'Acha o separador pelo cabeçalho e conta as linhas do arquivo, para que os erros digam onde estão.',
        en: 'Finds the separator by the heading and counts the lines of the file, so that faults tell where they are.',
        fr: 'Trouve le séparateur d’après l’en-tête et compte les lignes du fichier, pour situer les erreurs.',
        de: 'Findet das Trennzeichen an der Kopfzeile und zählt die Zeilen der Datei, damit Fehler sagen, wo sie sind.',
      },
    },
    {
      name: 'indeterminate',
      type: 'boolean',
      says: {
        pt: 'A caixa do cabeçalho mostra um traço quando só uma parte das linhas está marcada.',
        en: 'The checkbox of the heading shows a dash while only some rows are checked.',
        fr: 'La case de l’en-tête montre un tiret quand une partie des lignes est cochée.',
        de: 'Das Kästchen im Kopf zeigt einen Strich, solange nur einige Zeilen markiert sind.',
      },
    },
  ],
};

export const samples: Samples = {
  Selection: {
    title: { pt: 'Tudo ou a seleção', en: 'All or the selection', fr: 'Tout ou la sélection', de: 'Alles oder die Auswahl' },
    says: {
      pt: 'Sem marcas, o arquivo tem todas as linhas; com marcas, só elas. O botão diz quantas.',
      en: 'Without checks the file has all rows; with checks only those. The button tells how many.',
      fr: 'Sans coche, le fichier a toutes les lignes ; avec des coches, celles-là seules. Le bouton dit combien.',
      de: 'Ohne Markierung hat die Datei alle Zeilen, sonst nur die markierten. Die Schaltfläche sagt, wie viele.',
    },
  },
  ReadBack: {
    title: { pt: 'Ler de volta', en: 'Read back', fr: 'Relire', de: 'Zurücklesen' },
    says: {
      pt: 'Cole um CSV ou escolha um arquivo: as linhas boas aparecem, as outras dizem o que há de errado. Nada é enviado nem salvo.',
      en: 'Paste a CSV or choose a file: good rows appear, the others tell what is wrong. Nothing is sent or saved.',
      fr: 'Collez un CSV ou choisissez un fichier : les bonnes lignes apparaissent, les autres disent ce qui ne va pas. Rien n’est envoyé ni enregistré.',
      de: 'Ein CSV einfügen oder eine Datei wählen: Gute Zeilen erscheinen, die anderen sagen, was nicht stimmt. Nichts wird gesendet oder gespeichert.',
    },
  },
  Xlsx: {
    title: { pt: 'Em XLSX', en: 'As XLSX', fr: 'En XLSX', de: 'Als XLSX' },
    says: {
      pt: 'Pastas de trabalho são escritas pelo servidor, também em segundo plano e com milhares de linhas.',
      en: 'Workbooks are written by the server, also in the background and with thousands of rows.',
      fr: 'Les classeurs sont écrits par le serveur, aussi en arrière-plan et avec des milliers de lignes.',
      de: 'Arbeitsmappen schreibt der Server, auch im Hintergrund und mit Tausenden Zeilen.',
    },
  },
};

const words = {
  items: { pt: 'Itens', en: 'Items', fr: 'Articles', de: 'Posten' },
  file: { pt: 'itens', en: 'items', fr: 'articles', de: 'posten' },
  item: { pt: 'Item', en: 'Item', fr: 'Article', de: 'Posten' },
  quantity: { pt: 'Quantidade', en: 'Quantity', fr: 'Quantité', de: 'Menge' },
  price: { pt: 'Preço', en: 'Price', fr: 'Prix', de: 'Preis' },
  all: { pt: 'Selecionar todas', en: 'Select all', fr: 'Tout sélectionner', de: 'Alle auswählen' },
  select: { pt: 'Selecionar', en: 'Select', fr: 'Sélectionner', de: 'Auswählen:' },
  paste: {
    pt: 'CSV: item, quantidade, preço',
    en: 'CSV: item, quantity, price',
    fr: 'CSV : article, quantité, prix',
    de: 'CSV: Posten, Menge, Preis',
  },
  choose: { pt: 'Escolher um arquivo', en: 'Choose a file', fr: 'Choisir un fichier', de: 'Datei wählen' },
  example: {
    pt: 'Pôr um exemplo com erros',
    en: 'Insert an example with faults',
    fr: 'Mettre un exemple fautif',
    de: 'Beispiel mit Fehlern einsetzen',
  },
  tooLarge: {
    pt: 'O arquivo tem mais de 100 kB.',
    en: 'The file is larger than 100 kB.',
    fr: 'Le fichier dépasse 100 ko.',
    de: 'Die Datei ist größer als 100 kB.',
  },
  read: { pt: 'Linhas lidas: {n}', en: 'Rows read: {n}', fr: 'Lignes lues : {n}', de: 'Gelesene Zeilen: {n}' },
  faults: { pt: 'Linhas com erros: {n}', en: 'Rows with faults: {n}', fr: 'Lignes fautives : {n}', de: 'Zeilen mit Fehlern: {n}' },
  line: { pt: 'Linha {n}', en: 'Line {n}', fr: 'Ligne {n}', de: 'Zeile {n}' },
  noItem: { pt: 'falta o item', en: 'the item is missing', fr: 'l’article manque', de: 'der Posten fehlt' },
  noQuantity: {
    pt: 'a quantidade não é um número inteiro acima de zero',
    en: 'the quantity is no whole number above zero',
    fr: 'la quantité n’est pas un entier supérieur à zéro',
    de: 'die Menge ist keine ganze Zahl über null',
  },
  noPrice: {
    pt: 'o preço não é um valor',
    en: 'the price is no amount',
    fr: 'le prix n’est pas un montant',
    de: 'der Preis ist kein Betrag',
  },
  free: { pt: 'grátis', en: 'free', fr: 'gratuit', de: 'gratis' },
  xlsx: {
    pt: 'Lista de licitações: exportar em XLSX',
    en: 'List of notices: export as XLSX',
    fr: 'Liste des appels d’offres : exporter en XLSX',
    de: 'Liste der Ausschreibungen: Export als XLSX',
  },
  paper: { pt: 'Papel A4', en: 'A4 paper', fr: 'Papier A4', de: 'Papier A4' },
  toner: { pt: 'Toner preto', en: 'Black toner', fr: 'Toner noir', de: 'Toner schwarz' },
  chairs: { pt: 'Cadeiras; altura ajustável', en: 'Chairs; adjustable', fr: 'Chaises ; réglables', de: 'Stühle; verstellbar' },
} as const;

const items = [
  { id: 'paper', quantity: 1200, price: 24.9 },
  { id: 'toner', quantity: 85, price: 189.5 },
  { id: 'chairs', quantity: 40, price: 612 },
] as const;
type Id = (typeof items)[number]['id'];

export function Selection() {
  const t = useWords(words);
  const common = useTexts('common');
  const language = useLanguage();
  const format = useFormat();
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const toggle = (id: Id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const exported = chosen.length > 0 ? items.filter(({ id }) => chosen.includes(id)) : items;
  const save = () =>
    saveCsv(
      language,
      [[t.item, t.quantity, t.price], ...exported.map(({ id, quantity, price }) => [t[id], quantity, price])],
      `${t.file}.csv`,
    );
  return (
    <Stack gap="md" align="flex-start">
      <Table maw={640} tabularNums aria-label={t.items}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={48}>
              <Checkbox
                aria-label={t.all}
                checked={chosen.length === items.length}
                indeterminate={chosen.length > 0 && chosen.length < items.length}
                onChange={() => setChosen(chosen.length === items.length ? [] : items.map(({ id }) => id))}
              />
            </Table.Th>
            <Table.Th>{t.item}</Table.Th>
            <Table.Th ta="end">{t.quantity}</Table.Th>
            <Table.Th ta="end">{t.price}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ id, quantity, price }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Checkbox aria-label={`${t.select} ${t[id]}`} checked={chosen.includes(id)} onChange={() => toggle(id)} />
              </Table.Td>
              <Table.Td>{t[id]}</Table.Td>
              <Table.Td ta="end">{format.number(quantity)}</Table.Td>
              <Table.Td ta="end">{format.money(price)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
        {common(chosen.length > 0 ? 'list.exportSelected' : 'list.export')} ({format.number(exported.length)})
      </Button>
    </Stack>
  );
}

type FaultName = 'noItem' | 'noQuantity' | 'noPrice';

/** What is wrong with the cells of a row. */
function faultsIn([item = '', quantity = '', price = '']: readonly string[]): FaultName[] {
  const faults: [FaultName, boolean][] = [
    ['noItem', item === ''],
    ['noQuantity', !/^[1-9]\d*$/.test(quantity)],
    ['noPrice', !/^\d+([.,]\d{1,2})?$/.test(price)],
  ];
  return faults.flatMap(([name, isSo]) => (isSo ? [name] : []));
}

const limit = 100_000;

export function ReadBack() {
  const t = useWords(words);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const put = (next: string) => {
    setText(next);
    setIsTooLarge(false);
  };
  const read = async (file: File | null) => {
    if (!file) return;
    if (file.size > limit) setIsTooLarge(true);
    else put(await file.text());
  };
  const example = [
    [t.item, t.quantity, t.price],
    [t.paper, 1200, 24.9],
    ['', 85, 189.5],
    [t.chairs, 'x', t.free],
  ];
  return (
    <Stack gap="md">
      <Textarea
        label={t.paste}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={limit}
        dir="ltr"
        value={text}
        onChange={(event) => put(event.currentTarget.value)}
      />
      <Group>
        <FileButton accept=".csv,text/csv" onChange={read}>
          {(props) => (
            <Button {...props} leftSection={<IconFolderOpen size={18} aria-hidden />}>
              {t.choose}
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={() => put(example.map((cells) => csvLine(cells, language)).join(''))}>
          {t.example}
        </Button>
      </Group>
      <div role="status">
        {isTooLarge && <Alert color="danger" icon={<IconAlertTriangle aria-hidden />} title={t.tooLarge} />}
        {!isTooLarge && text !== '' && <Outcome text={text} />}
      </div>
    </Stack>
  );
}

function Outcome({ text }: { text: string }) {
  const t = useWords(words);
  const format = useFormat();
  const [, ...rows] = readCsv(text);
  const checked = rows.map((row) => ({ ...row, faults: faultsIn(row.cells) }));
  const good = checked.filter(({ faults }) => faults.length === 0);
  const faulty = checked.filter(({ faults }) => faults.length > 0);
  const count = (label: string, n: number) => label.replace('{n}', format.number(n));
  return (
    <Stack gap="sm">
      <Alert color="success" icon={<IconCircleCheck aria-hidden />} title={count(t.read, good.length)}>
        {good.slice(0, 20).map(({ line, cells: [item, quantity, price] }) => (
          <Text key={line} size="sm">
            {item} · {quantity} × {price}
          </Text>
        ))}
      </Alert>
      {faulty.length > 0 && (
        <Alert color="danger" icon={<IconAlertTriangle aria-hidden />} title={count(t.faults, faulty.length)}>
          {faulty.slice(0, 20).map(({ line, faults }) => (
            <Text key={line} size="sm">
              {count(t.line, line)}: {faults.map((name) => t[name]).join(', ')}.
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

export function Xlsx() {
  const t = useWords(words);
  return (
    <Group gap="xs" wrap="nowrap">
      <IconFileSpreadsheet size={20} aria-hidden />
      <AddressLink href="/apps/invoice/list">{t.xlsx}</AddressLink>
    </Group>
  );
}
