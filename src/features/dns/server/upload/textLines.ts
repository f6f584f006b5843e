/**
 * Text without headings, an entry a line. A line is cut at its tabs, else at its semicolons, else at its commas:
 *
 *     name; order; effective; due; note
 *
 * The order may be left out. One date with no empty cell beside it is the due date; behind the dates everything is the note.
 * A line without any of these is cut around its dates: the text before is the name, the text after is the note.
 */
import { looksLikeDay } from './day.ts';
import type { Field } from './headings.ts';

export type Cells = Partial<Record<Field, string>>;

/** @returns undefined for blank lines and comments, which begin with # */
export function readLine(line: string): Cells | undefined {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return undefined;
  const separator = ['\t', ';', ','].find((mark) => line.includes(mark));
  return separator === undefined ? cutAtDates(text) : cutAt(line, separator);
}

function cutAt(line: string, separator: string): Cells {
  const cells = line.split(separator).map((cell) => cell.trim());
  const rest = (from: number) => cells.slice(from).join(`${separator} `).trim();
  const [nome = '', pedido = '', third = '', fourth = ''] = cells;
  const first = cells.findIndex((cell, place) => place > 0 && looksLikeDay(cell));
  // No date in or right after the order column: every cell is in its place.
  if (first < 1 || first > 2) return { nome, pedido, vigencia: third, vencimento: fourth, nota: rest(4) };
  const [one = '', two] = cells.slice(first);
  const kept = { nome, ...(first === 2 && { pedido }) };
  if (two !== undefined && (two === '' || looksLikeDay(two))) return { ...kept, vigencia: one, vencimento: two, nota: rest(first + 2) };
  return { ...kept, vencimento: one, nota: rest(first + 1) };
}

function cutAtDates(text: string): Cells {
  const words = text.split(/\s+/);
  const first = words.findIndex(looksLikeDay);
  if (first < 0) return { nome: text };
  const nome = words.slice(0, first).join(' ');
  const [one = '', two = ''] = words.slice(first);
  if (looksLikeDay(two)) return { nome, vigencia: one, vencimento: two, nota: words.slice(first + 2).join(' ') };
  return { nome, vencimento: one, nota: words.slice(first + 1).join(' ') };
}
