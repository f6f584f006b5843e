import { Alert, Button, Checkbox, FileButton, Group, List, Skeleton, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { IconAlertTriangle, IconDownload, IconFileSpreadsheet, IconFolderOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Employee } from '#features/datatables/contract.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { saveCsv } from '#kit/web/request/csv.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { employeeCalls } from '../../employees/employeeCalls.ts';
import { amountOf } from '../../employees/employees.ts';
import { csvColumns, type ReadFile, readEmployees } from '../../employees/employeesCsv.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Importar e exportar', en: 'Import and export', fr: 'Importer et exporter', de: 'Import und Export' },
  words: 'csv xlsx excel planilha arquivo spreadsheet file tableur fichier Tabelle Datei seleção selection',
  old: ['/extensions/import-export', '/extensions/import', '/extensions/export', '/extensions/export-selected'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/request/csv.ts',
  use: {
    pt: 'Para levar uma lista a outro programa e trazê-la de volta. O CSV segue o idioma: ponto e vírgula e vírgula decimal, ou o contrário em inglês.',
    en: 'To take a list to another program and bring it back. CSV follows the language: semicolons and decimal commas, the other way round in English.',
    fr: 'Pour porter une liste dans un autre programme et la rapporter. Le CSV suit la langue : point-virgule et virgule décimale, l’inverse en anglais.',
    de: 'Um eine Liste in ein anderes Programm zu bringen und zurück. CSV folgt der Sprache: Strichpunkt und Dezimalkomma, im Englischen umgekehrt.',
  },
  avoid: {
    pt: 'Para arquivos grandes: o servidor escreve e lê em partes. Para poucas linhas, copie-as para a área de transferência.',
    en: 'For large files: the server writes and reads in parts. For a few rows, copy them to the clipboard.',
    fr: 'Pour de gros fichiers : le serveur écrit et lit par parties. Pour quelques lignes, copiez-les dans le presse-papiers.',
    de: 'Für große Dateien: Der Server schreibt und liest in Teilen. Wenige Zeilen kopiert man in die Zwischenablage.',
  },
  keys: [
    {
      press: 'Space',
      does: { pt: 'Marca a linha', en: 'Checks the row', fr: 'Coche la ligne', de: 'Markiert die Zeile' },
      on: '#Selected [data-example] tbody tr:first-child input',
      finds: '#Selected [data-example] [data-count="1"]',
    },
    {
      press: 'Space',
      does: { pt: 'Desmarca a linha', en: 'Unchecks the row', fr: 'Décoche la ligne', de: 'Hebt die Markierung auf' },
      finds: '#Selected [data-example] [data-count="0"]',
    },
  ],
  props: [
    {
      name: 'saveCsv',
      type: '(language, rows, fileName) => void',
      says: {
        pt: 'Salva as linhas, a primeira com os títulos. Números vão sem pontos de milhar; o que uma planilha executaria como fórmula ganha um apóstrofo.',
        en: 'Saves the rows, the first with the titles. Numbers have no thousands marks; what a spreadsheet would run as a formula gets an apostrophe.',
        fr: 'Enregistre les lignes, la première avec les titres. Les nombres vont sans séparateur de milliers ; ce qu’un tableur exécuterait comme formule reçoit une apostrophe.',
        de: 'Speichert die Zeilen, die erste mit den Titeln. Zahlen ohne Tausenderpunkte; was eine Tabellenkalkulation als Formel ausführen würde, bekommt ein Hochkomma.',
      },
    },
    {
      name: 'readEmployees',
      type: '(text) => { rows, faults, missing }',
      says: {
        pt: 'Aceita títulos nos quatro idiomas, em qualquer ordem, e os três separadores. Linhas boas entram, as outras dizem o que falta.',
        en: 'Takes titles in all four languages, in any order, and the three separators. Good rows are taken, the others tell what is wrong.',
        fr: 'Accepte les titres dans les quatre langues, dans n’importe quel ordre, et les trois séparateurs. Les bonnes lignes entrent, les autres disent ce qui ne va pas.',
        de: 'Nimmt Titel in allen vier Sprachen, in beliebiger Reihenfolge, und die drei Trennzeichen. Gute Zeilen kommen hinein, die anderen sagen, was fehlt.',
      },
    },
  ],
};

export const samples: Samples = {
  Export: {
    title: { pt: 'Exportar', en: 'Export', fr: 'Exporter', de: 'Exportieren' },
    says: {
      pt: 'As cem pessoas de exemplo, nas colunas marcadas.',
      en: 'The hundred sample people, in the checked columns.',
      fr: 'Les cent personnes d’exemple, dans les colonnes cochées.',
      de: 'Die hundert Beispielpersonen, in den markierten Spalten.',
    },
  },
  Selected: {
    title: { pt: 'Exportar a seleção', en: 'Export the selection', fr: 'Exporter la sélection', de: 'Auswahl exportieren' },
    says: {
      pt: 'Só as linhas marcadas; o botão diz quantas.',
      en: 'Only the checked rows; the button tells how many.',
      fr: 'Seulement les lignes cochées ; le bouton dit combien.',
      de: 'Nur die markierten Zeilen; die Schaltfläche sagt, wie viele.',
    },
  },
  Import: {
    title: { pt: 'Importar', en: 'Import', fr: 'Importer', de: 'Importieren' },
    says: {
      pt: 'Lê no navegador um CSV como o exportado acima, e mostra o que há de errado por linha. Nada é enviado nem salvo.',
      en: 'Reads a CSV file in the browser, such as the one exported above, and shows what is wrong by row. Nothing is sent or saved.',
      fr: 'Lit dans le navigateur un CSV comme celui exporté plus haut, et montre les erreurs par ligne. Rien n’est envoyé ni enregistré.',
      de: 'Liest im Browser eine CSV-Datei wie die oben exportierte und zeigt Fehler je Zeile. Nichts wird gesendet oder gespeichert.',
    },
  },
  OnServer: {
    title: { pt: 'XLSX', en: 'XLSX', fr: 'XLSX', de: 'XLSX' },
    says: {
      pt: 'Pastas de trabalho são escritas e lidas pelo servidor, não pelo navegador: é aqui que o Certame o faz.',
      en: 'Workbooks are written and read by the server, not by the browser: this is where Certame does so.',
      fr: 'Les classeurs sont écrits et lus par le serveur, pas par le navigateur : voici où Certame le fait.',
      de: 'Arbeitsmappen schreibt und liest der Server, nicht der Browser: Hier tut Certame das.',
    },
  },
};

const words = {
  columns: { pt: 'Colunas', en: 'Columns', fr: 'Colonnes', de: 'Spalten' },
  people: { pt: 'Pessoas', en: 'People', fr: 'Personnes', de: 'Personen' },
  file: { pt: 'pessoas', en: 'people', fr: 'personnes', de: 'personen' },
  all: { pt: 'Selecionar todas', en: 'Select all', fr: 'Tout sélectionner', de: 'Alle auswählen' },
  select: { pt: 'Selecionar', en: 'Select', fr: 'Sélectionner', de: 'Auswählen:' },
  name: { pt: 'Nome', en: 'Name', fr: 'Nom', de: 'Name' },
  salary: { pt: 'Salário', en: 'Salary', fr: 'Salaire', de: 'Gehalt' },
  choose: { pt: 'Escolher um CSV', en: 'Choose a CSV file', fr: 'Choisir un CSV', de: 'CSV-Datei wählen' },
  example: {
    pt: 'Baixar um arquivo com erros',
    en: 'Download a file with faults',
    fr: 'Télécharger un fichier fautif',
    de: 'Datei mit Fehlern laden',
  },
  exampleFile: { pt: 'com-erros', en: 'with-faults', fr: 'avec-erreurs', de: 'mit-fehlern' },
  tooLarge: {
    pt: 'O arquivo tem mais de 1 MB.',
    en: 'The file is larger than 1 MB.',
    fr: 'Le fichier dépasse 1 Mo.',
    de: 'Die Datei ist größer als 1 MB.',
  },
  missing: { pt: 'Colunas que faltam:', en: 'Missing columns:', fr: 'Colonnes manquantes :', de: 'Fehlende Spalten:' },
  read: { pt: 'Linhas lidas:', en: 'Rows read:', fr: 'Lignes lues :', de: 'Gelesene Zeilen:' },
  faults: { pt: 'Erros:', en: 'Faults:', fr: 'Erreurs :', de: 'Fehler:' },
  line: { pt: 'Linha', en: 'Line', fr: 'Ligne', de: 'Zeile' },
  column: { pt: 'Coluna', en: 'Column', fr: 'Colonne', de: 'Spalte' },
  content: { pt: 'Conteúdo', en: 'Content', fr: 'Contenu', de: 'Inhalt' },
  fault: { pt: 'O que há de errado', en: 'What is wrong', fr: 'Ce qui ne va pas', de: 'Was nicht stimmt' },
  more: {
    pt: 'Só os primeiros 20 aparecem.',
    en: 'Only the first 20 are shown.',
    fr: 'Seuls les 20 premiers apparaissent.',
    de: 'Nur die ersten 20 sind zu sehen.',
  },
  exportList: {
    pt: 'Lista de licitações: exportar em XLSX, também em segundo plano',
    en: 'List of notices: export as XLSX, also in the background',
    fr: 'Liste des appels d’offres : export en XLSX, aussi en arrière-plan',
    de: 'Liste der Ausschreibungen: Export als XLSX, auch im Hintergrund',
  },
  upload: {
    pt: 'Enviar arquivos: XLSX, e modelos com instruções',
    en: 'Upload files: XLSX, and templates with instructions',
    fr: 'Envoyer des fichiers : XLSX, et modèles avec instructions',
    de: 'Dateien senden: XLSX, und Vorlagen mit Anleitung',
  },
};

/** Saves people as a file, with the titles in the user's language. */
function useSavePeople() {
  const t = useWords(words);
  const language = useLanguage();
  return (people: readonly Employee[], ids: readonly string[]) => {
    const columns = csvColumns.filter(({ id }) => ids.includes(id));
    const rows = people.map((person) => columns.map(({ cellOf }) => cellOf(person)));
    saveCsv(language, [columns.map(({ title }) => title[language]), ...rows], `${t.file}.csv`);
  };
}

const everyColumn = csvColumns.map(({ id }) => id as string);

export function Export() {
  const t = useWords(words);
  const common = useTexts('common');
  const language = useLanguage();
  const query = useQuery(employeeCalls.readAll.query());
  const save = useSavePeople();
  const [ids, setIds] = useState(everyColumn);
  return (
    <Stack gap="md" align="flex-start">
      <Checkbox.Group label={t.columns} value={ids} onChange={setIds}>
        <Group gap="md" mt={4}>
          {csvColumns.map(({ id, title }) => (
            <Checkbox key={id} value={id} label={title[language]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Button
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={!query.data || ids.length === 0}
        onClick={() => query.data && save(query.data, ids)}
      >
        {common('list.export')}
      </Button>
    </Stack>
  );
}

export function Selected() {
  const query = useQuery(employeeCalls.readAll.query());
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} />}>
      {(people) => <SelectablePeople people={people.slice(0, 5)} />}
    </Loaded>
  );
}

function SelectablePeople({ people }: { people: readonly Employee[] }) {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const save = useSavePeople();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Stack gap="md" align="flex-start">
      <Table maw={560} aria-label={t.people}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={48}>
              <Checkbox
                aria-label={t.all}
                checked={chosen.length === people.length}
                indeterminate={chosen.length > 0 && chosen.length < people.length}
                onChange={() => setChosen(chosen.length === people.length ? [] : people.map(({ id }) => id))}
              />
            </Table.Th>
            <Table.Th>{t.name}</Table.Th>
            <Table.Th ta="end">{t.salary}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map(({ id, full_name, salary }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Checkbox aria-label={`${t.select} ${full_name}`} checked={chosen.includes(id)} onChange={() => toggle(id)} />
              </Table.Td>
              <Table.Td>{full_name}</Table.Td>
              <Table.Td ta="end">{format.money(amountOf(salary))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={chosen.length === 0}
        data-count={chosen.length}
        onClick={() =>
          save(
            people.filter(({ id }) => chosen.includes(id)),
            everyColumn,
          )
        }
      >
        {common('list.exportSelected')} ({chosen.length})
      </Button>
    </Stack>
  );
}

const limit = 1_000_000;

export function Import() {
  const t = useWords(words);
  const language = useLanguage();
  const [file, setFile] = useState<(ReadFile & { name: string }) | 'tooLarge'>();
  const read = async (chosen: File | null) => {
    if (!chosen) return;
    if (chosen.size > limit) return setFile('tooLarge');
    setFile({ name: chosen.name, ...readEmployees(await chosen.text()) });
  };
  const saveExample = () =>
    saveCsv(
      language,
      [
        csvColumns.map(({ title }) => title[language]),
        ['Ana Reis', 'ana@exemplo.com', '2020-03-01', 3200.5, 41],
        ['', 'bruno@exemplo.com', '2021-08-15', 2900, 35],
        ['Célia Nunes', 'celia', '15/08/2021', 4100, 135],
      ],
      `${t.exampleFile}.csv`,
    );
  return (
    <Stack gap="md">
      <Group>
        <FileButton accept=".csv,text/csv" onChange={read}>
          {(props) => (
            <Button {...props} leftSection={<IconFolderOpen size={18} aria-hidden />}>
              {t.choose}
            </Button>
          )}
        </FileButton>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={saveExample}>
          {t.example}
        </Button>
      </Group>
      <div role="status">
        {file === 'tooLarge' ? (
          <Alert color="danger" icon={<IconAlertTriangle aria-hidden />} title={t.tooLarge} />
        ) : (
          file && <FileResult file={file} />
        )}
      </div>
    </Stack>
  );
}

function FileResult({ file: { name, rows, faults, missing } }: { file: ReadFile & { name: string } }) {
  const t = useWords(words);
  const language = useLanguage();
  const format = useFormat();
  if (missing.length > 0)
    return (
      <Alert color="danger" icon={<IconAlertTriangle aria-hidden />} title={name}>
        {t.missing} {missing.map((title) => title[language]).join(', ')}
      </Alert>
    );
  return (
    <Stack gap="xs">
      <Text>
        <strong>{name}</strong>: {t.read} {format.number(rows.length)}. {t.faults} {format.number(faults.length)}.
      </Text>
      {faults.length > 0 && (
        <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': t.faults } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t.line}</Table.Th>
                <Table.Th>{t.column}</Table.Th>
                <Table.Th>{t.content}</Table.Th>
                <Table.Th>{t.fault}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {faults.slice(0, 20).map(({ line, column, cell, says }) => (
                <Table.Tr key={`${line} ${column.pt}`}>
                  <Table.Td>{format.number(line)}</Table.Td>
                  <Table.Td>{column[language]}</Table.Td>
                  <Table.Td>{cell || '–'}</Table.Td>
                  <Table.Td>{says[language]}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {faults.length > 20 && <Text size="sm">{t.more}</Text>}
    </Stack>
  );
}

export function OnServer() {
  const t = useWords(words);
  return (
    <List center lh={1.5} icon={<IconFileSpreadsheet size={20} aria-hidden />} spacing="xs">
      <List.Item>
        <AddressLink href="/apps/invoice/list">{t.exportList}</AddressLink>
      </List.Item>
      <List.Item>
        <AddressLink href="/importar">{t.upload}</AddressLink>
      </List.Item>
    </List>
  );
}
