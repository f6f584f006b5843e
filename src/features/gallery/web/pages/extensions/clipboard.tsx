import { ActionIcon, Button, CopyButton, Group, Stack, Table, Text, Textarea } from '@mantine/core';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import '@mantine/core/styles/Table.layer.css';
import { IconCheck, IconCopy, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Área de transferência', en: 'Clipboard', fr: 'Presse-papiers', de: 'Zwischenablage' },
  words: 'copiar colar copy paste copier coller kopieren einfügen planilha spreadsheet',
  old: ['/extensions/clipboard'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/text/copyText.ts',
  use: {
    pt: 'Para o que se leva a outro programa: números de processo, CNPJ, links, linhas de uma tabela.',
    en: 'For what is taken to another program: case numbers, tax numbers, links, rows of a table.',
    fr: 'Pour ce qu’on emporte dans un autre programme : numéros de dossier, numéros fiscaux, liens, lignes d’un tableau.',
    de: 'Für das, was man in ein anderes Programm mitnimmt: Vorgangs- und Steuernummern, Links, Zeilen einer Tabelle.',
  },
  avoid: {
    pt: 'Para textos que a pessoa seleciona em partes, ou muitas linhas: ofereça um arquivo.',
    en: 'For texts of which one selects parts, or for many rows: offer a file.',
    fr: 'Pour des textes dont on sélectionne une partie, ou beaucoup de lignes : proposez un fichier.',
    de: 'Für Texte, aus denen man Teile markiert, oder viele Zeilen: dafür eine Datei.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Copia, e um aviso diz o quê',
        en: 'Copies, and a toast tells what',
        fr: 'Copie, et un message dit quoi',
        de: 'Kopiert, und eine Meldung sagt, was',
      },
      on: '#Values [data-example] button',
      finds: '.mantine-Notification-root',
    },
  ],
  props: [
    {
      name: 'content',
      type: 'string',
      says: {
        pt: 'O que se copia, sem formatação. Tabulações e quebras de linha viram células em planilhas.',
        en: 'What is copied, without formatting. Tabs and line ends become cells in spreadsheets.',
        fr: 'Ce qui est copié, sans mise en forme. Tabulations et fins de ligne deviennent des cellules dans un tableur.',
        de: 'Was kopiert wird, ohne Formatierung. Tabulatoren und Zeilenenden werden in Tabellen zu Zellen.',
      },
    },
    {
      name: 'done',
      type: 'string',
      says: {
        pt: 'O aviso depois; se o navegador não deixa copiar, outro aviso diz o que fazer.',
        en: 'The toast afterwards; if the browser does not allow it, another toast tells what to do.',
        fr: 'Le message ensuite ; si le navigateur l’interdit, un autre message dit que faire.',
        de: 'Die Meldung danach; erlaubt der Browser es nicht, sagt eine andere, was zu tun ist.',
      },
    },
  ],
};

export const samples: Samples = {
  Values: {
    title: { pt: 'Valores', en: 'Values', fr: 'Valeurs', de: 'Werte' },
    says: {
      pt: 'Um botão por valor, com o nome dele; o valor continua selecionável.',
      en: 'A button per value, named after it; the value can still be selected.',
      fr: 'Un bouton par valeur, qui en porte le nom ; la valeur reste sélectionnable.',
      de: 'Eine Schaltfläche je Wert, die seinen Namen trägt; der Wert bleibt markierbar.',
    },
  },
  InPlace: {
    title: { pt: 'Retorno no botão', en: 'Answer on the button', fr: 'Réponse sur le bouton', de: 'Antwort an der Schaltfläche' },
    says: {
      pt: 'Onde um aviso distrairia, o próprio botão muda por dois segundos.',
      en: 'Where a toast would distract, the button itself changes for two seconds.',
      fr: 'Là où un message distrairait, le bouton change lui-même pendant deux secondes.',
      de: 'Wo eine Meldung ablenken würde, ändert sich die Schaltfläche selbst für zwei Sekunden.',
    },
  },
  Rows: {
    title: { pt: 'Linhas para a planilha', en: 'Rows for a spreadsheet', fr: 'Lignes pour un tableur', de: 'Zeilen für die Tabelle' },
    says: {
      pt: 'Copia a tabela com tabulações: cole-a numa planilha ou no campo do próximo exemplo.',
      en: 'Copies the table with tabs: paste it into a spreadsheet or into the field of the next example.',
      fr: 'Copie le tableau avec des tabulations : collez-le dans un tableur ou dans le champ de l’exemple suivant.',
      de: 'Kopiert die Tabelle mit Tabulatoren: in eine Tabelle einfügen oder in das Feld des nächsten Beispiels.',
    },
  },
  Pasted: {
    title: { pt: 'Colar linhas', en: 'Pasting rows', fr: 'Coller des lignes', de: 'Zeilen einfügen' },
    says: {
      pt: 'O que se cola de uma planilha é lido em linhas e células. Nada é enviado.',
      en: 'What is pasted from a spreadsheet is read as rows and cells. Nothing is sent.',
      fr: 'Ce qui est collé d’un tableur est lu en lignes et cellules. Rien n’est envoyé.',
      de: 'Was aus einer Tabelle eingefügt wird, wird in Zeilen und Zellen gelesen. Nichts wird gesendet.',
    },
  },
};

const words = {
  number: { pt: 'Número do processo', en: 'Case number', fr: 'Numéro du dossier', de: 'Vorgangsnummer' },
  tax: { pt: 'CNPJ', en: 'Tax number (CNPJ)', fr: 'Numéro fiscal (CNPJ)', de: 'Steuernummer (CNPJ)' },
  link: { pt: 'Link da lista', en: 'Link of the list', fr: 'Lien de la liste', de: 'Link der Liste' },
  copy: { pt: 'Copiar:', en: 'Copy:', fr: 'Copier :', de: 'Kopieren:' },
  copied: { pt: 'Copiado:', en: 'Copied:', fr: 'Copié :', de: 'Kopiert:' },
  copyKey: { pt: 'Copiar a chave', en: 'Copy the key', fr: 'Copier la clé', de: 'Schlüssel kopieren' },
  keyCopied: { pt: 'Chave copiada', en: 'Key copied', fr: 'Clé copiée', de: 'Schlüssel kopiert' },
  lot: { pt: 'Lote', en: 'Lot', fr: 'Lot', de: 'Los' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  paper: { pt: 'Papel sulfite', en: 'Copy paper', fr: 'Papier', de: 'Kopierpapier' },
  ink: { pt: 'Cartuchos de tinta', en: 'Ink cartridges', fr: 'Cartouches d’encre', de: 'Tintenpatronen' },
  chairs: { pt: 'Cadeiras escolares', en: 'School chairs', fr: 'Chaises d’école', de: 'Schulstühle' },
  copyTable: { pt: 'Copiar a tabela', en: 'Copy the table', fr: 'Copier le tableau', de: 'Tabelle kopieren' },
  tableCopied: { pt: 'Tabela copiada.', en: 'Table copied.', fr: 'Tableau copié.', de: 'Tabelle kopiert.' },
  paste: { pt: 'Cole aqui as linhas', en: 'Paste the rows here', fr: 'Collez ici les lignes', de: 'Zeilen hier einfügen' },
  pasteHint: {
    pt: 'Uma linha por item, células separadas por tabulação.',
    en: 'A line per item, cells separated by tabs.',
    fr: 'Une ligne par article, cellules séparées par des tabulations.',
    de: 'Eine Zeile je Posten, Zellen durch Tabulatoren getrennt.',
  },
  lines: { pt: 'Linhas lidas:', en: 'Rows read:', fr: 'Lignes lues :', de: 'Gelesene Zeilen:' },
  read: { pt: 'Lido da planilha', en: 'Read from the spreadsheet', fr: 'Lu du tableur', de: 'Aus der Tabelle gelesen' },
};

export function Values() {
  const t = useWords(words);
  const values = [
    { name: t.number, value: '23000.004512/2026-18' },
    { name: t.tax, value: '12.345.678/0001-95' },
    { name: t.link, value: `${location.origin}${atPrefix('/apps/invoice/list')}` },
  ];
  return (
    <Stack gap="xs">
      {values.map(({ name, value }) => (
        <Group key={name} gap="xs" wrap="nowrap">
          <Text style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
            {name}: <strong dir="ltr">{value}</strong>
          </Text>
          <ActionIcon
            size={44}
            color="gray"
            aria-label={`${t.copy} ${name}`}
            data-hint={`${t.copy} ${name}`}
            onClick={() => copyText(value, `${t.copied} ${value}`)}
          >
            <IconCopy size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}

export function InPlace() {
  const t = useWords(words);
  return (
    <Group>
      <code dir="ltr">cert_7f3a-19c2-e504</code>
      <CopyButton value="cert_7f3a-19c2-e504" timeout={2000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={copy}
          >
            <span role="status">{copied ? t.keyCopied : t.copyKey}</span>
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

const lots = [
  { name: 'paper', value: 84_000 },
  { name: 'ink', value: 40_500 },
  { name: 'chairs', value: 19_800 },
] as const;

export function Rows() {
  const t = useWords(words);
  const format = useFormat();
  const copy = () => {
    const rows = [[t.lot, t.value], ...lots.map(({ name, value }) => [t[name], format.number(value)])];
    return copyText(rows.map((cells) => cells.join('\t')).join('\n'), t.tableCopied);
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Table maw={480} aria-label={t.lot}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.lot}</Table.Th>
            <Table.Th ta="end">{t.value}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lots.map(({ name, value }) => (
            <Table.Tr key={name}>
              <Table.Td>{t[name]}</Table.Td>
              <Table.Td ta="end">{format.money(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button variant="default" leftSection={<IconTable size={18} aria-hidden />} onClick={copy}>
        {t.copyTable}
      </Button>
    </Stack>
  );
}

export function Pasted() {
  const t = useWords(words);
  const [text, setText] = useState('');
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => line.split('\t'));
  return (
    <Stack gap="sm" maw={560}>
      <Textarea label={t.paste} description={t.pasteHint} rows={3} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Text size="sm" role="status">
        {rows.length > 0 && `${t.lines} ${rows.length}`}
      </Text>
      {rows.length > 0 && (
        <Table aria-label={t.read}>
          <Table.Tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity
              <Table.Tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells of a text have no identity
                  <Table.Td key={column}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}
