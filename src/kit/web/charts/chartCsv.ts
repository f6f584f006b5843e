// A chart's figures as the reader's spreadsheet opens them, as the server writes its CSV files: semicolons and decimal commas,
// in English commas and points.
import type { Language } from '#kit/errors.ts';
import type { Datum, Series } from './chart.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export function chartCsv(language: Language, heading: string, series: readonly Series[], data: readonly Datum[]): string {
  const rows = [
    [heading, ...series.map(({ name }) => name)],
    ...data.map((datum) => [datum.label, ...series.map(({ key }) => datum.values[key])]),
  ];
  const separator = language === 'en' ? ',' : ';';
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map((value) => cell(value, language)).join(separator)}\r\n`).join('');
}

function cell(value: string | number | null | undefined, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return language === 'en' ? String(value) : String(value).replace('.', ',');
  // A spreadsheet would run it as a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
