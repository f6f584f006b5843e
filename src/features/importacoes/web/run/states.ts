// What the states of an import mean to its screen.
import { Estado, type Importacao, type ImportacaoDetail, openStates } from '../../entities.ts';
import { ownerOf } from '../kinds.ts';

/** The server works on it, or will without being asked again. */
export function isMoving({ estado }: { estado: Estado }): boolean {
  return estado === 'na_fila' || estado === 'em_andamento';
}

/** Somebody has to do something with it, or wait for it. */
export function isOpen({ estado }: { estado: Estado }): boolean {
  return openStates.includes(estado);
}

/** All others. */
export const overStates: Estado[] = Estado.enum.filter((estado) => !openStates.includes(estado));

/** Its place among those that wait, from 1. They are worked off in the order in which they were sent. */
export function placeInQueue(run: Importacao, all: readonly Importacao[]): number {
  return all.filter(({ estado, id }) => estado === 'na_fila' && id <= run.id).length;
}

export type Missing = { reason: 'kind' | 'notice' | 'bill' | 'records' } | { reason: 'columns'; fields: string[] };

/** What has to be said or mended before a file that waits can be started. */
export function missingOf({ tipo, compra, registros, previa }: ImportacaoDetail): Missing | undefined {
  if (tipo === '') return { reason: 'kind' };
  const fields = previa?.planilha?.campos.filter(({ obrigatorio, coluna }) => obrigatorio && coluna === null) ?? [];
  if (fields.length > 0) return { reason: 'columns', fields: fields.map(({ campo }) => campo) };
  if (previa?.pede_compra && compra === '') return { reason: ownerOf(tipo) };
  if (registros === 0) return { reason: 'records' };
  return undefined;
}

/** How a badge and a toast speak of an import: an end tells what became of the records, a file that waits whether it can be started. */
export type Look = Estado | 'parcial' | 'nada' | 'incompleta' | 'vazia';

export function lookOf({ estado, lidos, rejeitados }: Pick<Importacao, 'estado' | 'lidos' | 'rejeitados'>, missing?: Missing): Look {
  if (estado === 'pronta' && missing) return missing.reason === 'records' ? 'vazia' : 'incompleta';
  if (estado !== 'concluida' || rejeitados === 0) return estado;
  return rejeitados < lidos ? 'parcial' : 'nada';
}

/** Its check found a fault in each of its records. */
export function isAllFaulty({ registros, previa }: ImportacaoDetail): boolean {
  return registros > 0 && previa !== null && previa.rejeitados >= registros;
}

/** An earlier import of a file with the same name and size: the latest that took something in, else one that is not over. */
export function findEarlierRun({ id, arquivo, bytes }: Importacao, all: readonly Importacao[]): Importacao | undefined {
  const earlier = all.filter((other) => other.id < id && other.arquivo === arquivo && other.bytes === bytes).sort((a, b) => b.id - a.id);
  return earlier.find((run) => run.estado === 'concluida' && lookOf(run) !== 'nada') ?? earlier.find(isOpen);
}
