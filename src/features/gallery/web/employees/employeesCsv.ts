// The sample employees as a CSV file, and read back from one.
import type { Employee } from '#features/datatables/contract.ts';
import type { CsvCell } from '#kit/csv.ts';
import type { LocalizedText } from '#kit/errors.ts';
import { amountOf, dayOf } from './employees.ts';
import { readCsv } from './readCsv.ts';

type CsvColumn = {
  id: 'name' | 'email' | 'since' | 'salary' | 'age';
  title: LocalizedText;
  cellOf: (employee: Employee) => CsvCell;
  /** What a cell has to be, if it is something else. */
  faultIn: (cell: string) => LocalizedText | undefined;
};

const needed = { pt: 'Falta o valor.', en: 'The value is missing.', fr: 'La valeur manque.', de: 'Der Wert fehlt.' };
const email = { pt: 'Não é um e-mail.', en: 'It is no email address.', fr: 'Ce n’est pas un e-mail.', de: 'Das ist keine E-Mail-Adresse.' };
const day = {
  pt: 'A data deve ser como 2026-05-28.',
  en: 'The date must be like 2026-05-28.',
  fr: 'La date doit être comme 2026-05-28.',
  de: 'Das Datum muss wie 2026-05-28 aussehen.',
};
const amount = { pt: 'Não é um valor.', en: 'It is no amount.', fr: 'Ce n’est pas un montant.', de: 'Das ist kein Betrag.' };
const age = {
  pt: 'A idade deve ser um número de 14 a 120.',
  en: 'The age must be a number from 14 to 120.',
  fr: 'L’âge doit être un nombre de 14 à 120.',
  de: 'Das Alter muss eine Zahl von 14 bis 120 sein.',
};

export const csvColumns: readonly CsvColumn[] = [
  {
    id: 'name',
    title: { pt: 'Nome', en: 'Name', fr: 'Nom', de: 'Name' },
    cellOf: ({ full_name }) => full_name,
    faultIn: (cell) => (cell === '' ? needed : undefined),
  },
  {
    id: 'email',
    title: { pt: 'E-mail', en: 'Email', fr: 'E-mail', de: 'E-Mail' },
    cellOf: (employee) => employee.email,
    faultIn: (cell) => (/^\S+@\S+\.\S+$/.test(cell) ? undefined : email),
  },
  {
    id: 'since',
    title: { pt: 'Desde', en: 'Since', fr: 'Depuis', de: 'Seit' },
    cellOf: ({ start_date }) => dayOf(start_date),
    faultIn: (cell) => (/^\d{4}-\d\d-\d\d$/.test(cell) && !Number.isNaN(Date.parse(cell)) ? undefined : day),
  },
  {
    id: 'salary',
    title: { pt: 'Salário', en: 'Salary', fr: 'Salaire', de: 'Gehalt' },
    cellOf: ({ salary }) => amountOf(salary),
    faultIn: (cell) => (/^\d+([.,]\d{1,2})?$/.test(cell) ? undefined : amount),
  },
  {
    id: 'age',
    title: { pt: 'Idade', en: 'Age', fr: 'Âge', de: 'Alter' },
    cellOf: (employee) => Number(employee.age),
    faultIn: (cell) => (/^\d+$/.test(cell) && Number(cell) >= 14 && Number(cell) <= 120 ? undefined : age),
  },
];

type Fault = { line: number; column: LocalizedText; cell: string; says: LocalizedText };
export type ReadFile = { rows: { line: number; cells: string[] }[]; faults: Fault[]; missing: LocalizedText[] };

/** The rows of a file without faults, by the columns above, and the faults of the others. Headings may be in any language and order. */
export function readEmployees(text: string): ReadFile {
  const [heading, ...found] = readCsv(text);
  const titles = heading?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const places = csvColumns.map(({ title }) => {
    const names = new Set(Object.values(title).map((name) => name.toLowerCase()));
    return titles.findIndex((cell) => names.has(cell));
  });
  const missing = csvColumns.flatMap(({ title }, index) => (places[index] === -1 ? [title] : []));
  if (missing.length > 0) return { rows: [], faults: [], missing };
  const rows = found.map(({ line, cells }) => ({ line, cells: places.map((place) => cells[place] ?? '') }));
  const faults = rows.flatMap(({ line, cells }) =>
    csvColumns.flatMap(({ title, faultIn }, index): Fault[] => {
      const cell = cells[index] ?? '';
      const says = faultIn(cell);
      return says ? [{ line, column: title, cell, says }] : [];
    }),
  );
  const faulty = new Set(faults.map(({ line }) => line));
  return { rows: rows.filter(({ line }) => !faulty.has(line)), faults, missing };
}
