import type { DemoTexts } from '../kinds.ts';

export const importing: DemoTexts = {
  title: 'Importing data',
  description: 'Files from PNCP, Compras.gov.br, the Chamber and the Senate, and your own spreadsheets.',
  lists: {
    first: 'First steps',
    afterwards: 'After the import',
    bills: 'Bills',
  },
  articles: {
    'enviar-um-arquivo': [
      'How do I upload a file of notices?',
      `
Only administrators upload files. Open **Upload files** and drop one or more anywhere on the screen. JSON, NDJSON and CSV in UTF-8 are accepted, also compressed as .gz, and XLSX.

1. **Reading**: Certame recognises the type of file by its content and checks it row by row. Nothing has been saved yet.
2. **Preview**: you see how many records there are, the first rows and those with problems. If something is missing, such as the notice that the items belong to, the screen asks.
3. **Start**: the records are imported gradually, without slowing down the system. You can close the page.

A file that cannot be read is refused at its first error, with its position, and nothing is kept. Uploading the same file again duplicates nothing.`,
    ],
    'planilha-propria': [
      'Can I use a spreadsheet of my own?',
      `
Yes. Under **Upload files**, the **Templates** button offers spreadsheets of notices and lots, in XLSX with instructions or in CSV. The example row can be uploaded as it is.

## Columns you cannot leave out

For notices: control number, number, public body, procedure, subject and publication. The year is needed only where the number does not contain it. The other columns are optional, and empty cells mean that the value is not known.

## Points to watch

- Save CSV in UTF-8; the separator can be a semicolon, a comma or a tab.
- In XLSX, the first sheet of the file counts.
- A value of zero is read as unknown.
- A closing date without a time runs until 23:59.

If the headings are different, you can say in the preview which column is which.`,
    ],
    'registros-rejeitados': [
      'What do I do about rejected records?',
      `
A record with a problem is rejected on its own; the others go in. At the end the import is shown as **Completed with rejected records**, and the list gives the row, the field and the reason for each.

## Common reasons

- A required field is missing, such as the subject or the publication date.
- A date or a value could not be read.
- The control number does not have PNCP’s form.

Correct the file and upload all of it again: records that are already the same are left alone, corrected ones go in.

**Ignored** is not rejected: it is the record of a notice that someone deleted on purpose. Certame respects the deletion and does not bring it back. An administrator can undo it.`,
    ],
    'itens-antes-da-licitacao': [
      'The items arrived before the notice. What now?',
      `
That is no problem. PNCP publishes notices, items, results and documents in separate queries, and the files may arrive in any order. What comes before its notice **waits**: as soon as the notice arrives, the items join it.

Item files from PNCP do not always say which purchase they belong to. In that case the preview asks, and you enter the control number.

## When the same record comes from two sources

A federal purchase usually appears in PNCP and in Compras.gov.br with the same control number. In Certame it is one notice, with the most recent data. The page shows the source and the date of the last import, and the original record can be viewed in full.`,
    ],
    'importar-projetos-de-lei': [
      'How do I bring in bills from the Chamber and the Senate?',
      `
Both houses publish open data. Download the answers as JSON and upload them under **Upload files**; Certame recognises which house they come from.

The Chamber provides separate files: bills, steps, authors and types. Upload them in any order. The Senate provides the list of bills.

## What to expect

- The **status** is the last one that a step stated; most steps state none.
- A bill that passes through both houses has one page for each, as it has there.
- What a file does not say stays as it was: a short list does not erase details that another file brought.

Click the star on a bill to be notified when it moves.`,
    ],
  },
};
