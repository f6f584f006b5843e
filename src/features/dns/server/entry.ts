// Reads and validates one row of a file, with a fault per field.
import { withoutFormulaMark } from '#kit/csv.ts';
import { cutText } from '#kit/cutText.ts';
import { clean } from '#kit/server/records/fields.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { DnsFault } from '../contract.ts';
import type {} from './tables.ts';
import { readDay } from './upload/day.ts';
import { readName } from './upload/domainName.ts';
import type { Field } from './upload/headings.ts';
import type { Cells } from './upload/textLines.ts';

export type EntryRead = {
  linha: number;
  nome: string;
  ascii: string;
  pedido: string;
  vigencia: string | null;
  vencimento: string | null;
  nota: string;
  faults: DnsFault[];
};

const longest: Record<Field, number> = { nome: 253, pedido: 100, vigencia: 40, vencimento: 40, nota: 1000 };
/** Longest invalid value shown with a fault. */
const SHOWN = 80;
/** Cells are cut to this length before any processing. */
const LOOKED_AT = 4000;

/** Values that are too long are cut, so that the row can be shown with its faults. */
export function readEntry(cells: Cells, linha: number): EntryRead {
  const given = (field: Field) => withoutFormulaMark(cutText(cells[field] ?? '', LOOKED_AT));
  const oneLine = (field: Field) => clean(given(field)).replace(/\n/g, ' ');
  const faults: DnsFault[] = [];
  const fault = (campo: Field, motivo: DnsFault['motivo'], valor: string) => faults.push({ campo, motivo, valor: cutText(valor, SHOWN) });
  const cut = (campo: Field, text: string) => {
    if (text.length > longest[campo]) fault(campo, 'tooLong', text);
    return cutText(text, longest[campo]);
  };
  const readDate = (campo: 'vigencia' | 'vencimento') => {
    const text = oneLine(campo);
    const day = text === '' ? null : readDay(text);
    if (day === undefined) fault(campo, 'badDate', text);
    return { day, shown: day ?? (text === '' ? null : cutText(text, longest[campo])) };
  };

  const name = readName(given('nome'));
  if (typeof name === 'string') fault('nome', name, oneLine('nome'));
  const pedido = cut('pedido', oneLine('pedido'));
  const vigencia = readDate('vigencia');
  const vencimento = readDate('vencimento');
  if (vigencia.day === null && vencimento.day === null) fault('vencimento', 'noDate', '');
  else if (vigencia.day && vencimento.day && vencimento.day < vigencia.day) fault('vencimento', 'dueBeforeEffective', vencimento.day);
  return {
    linha,
    ...(typeof name === 'string' ? { nome: cutText(oneLine('nome'), longest.nome), ascii: '' } : name),
    pedido,
    vigencia: vigencia.shown,
    vencimento: vencimento.shown,
    nota: cut('nota', clean(given('nota'))),
    faults,
  };
}

/** Columns derived from an entry: its unique key and search text. */
export function keysOf(entry: Pick<EntryRead, 'nome' | 'ascii' | 'pedido' | 'vigencia' | 'vencimento' | 'nota'>) {
  const { nome, ascii, pedido, vigencia, vencimento, nota } = entry;
  // Accents distinguish domains, but not terms.
  const chave = [cutText(fold(nome), longest.nome), ascii, cutText(fold(pedido), longest.nome), vigencia ?? '', vencimento ?? ''];
  const busca = [nome, ...(ascii === nome ? [] : [ascii]), pedido, nota];
  return { chave: chave.join('\n'), busca: busca.map((text) => fold(text).replace(/\n/g, ' ')).join('\n') };
}
