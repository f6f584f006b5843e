import { expect, it } from 'vitest';
import { csvLine } from '#kit/csv.ts';
import { csvColumns, readEmployees } from './employeesCsv.ts';

const heading = csvLine(
  csvColumns.map(({ title }) => title.de),
  'de',
);

it('reads rows in any language, and tells the faults of the others by line', () => {
  const good = csvLine(['Ana Reis', 'ana@exemplo.com', '2020-03-01', 3200.5, 41], 'de');
  const { rows, faults, missing } = readEmployees(heading + good + csvLine(['', 'ana', '01/03/2020', 'muito', 7], 'de') + good);
  expect(missing).toEqual([]);
  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  expect(faults.map(({ line, column }) => [line, column.pt])).toEqual([
    [3, 'Nome'],
    [3, 'E-mail'],
    [3, 'Desde'],
    [3, 'Salário'],
    [3, 'Idade'],
  ]);
});

it('names the columns that a file lacks', () => {
  expect(readEmployees('Nome;E-mail\nAna;ana@exemplo.com').missing.map(({ en }) => en)).toEqual(['Since', 'Salary', 'Age']);
});
