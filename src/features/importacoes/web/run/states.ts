// Meaning of import states for the screen.
import { Estado, type Importacao, type ImportacaoDetail, openStates } from '../../entities.ts';

/** Running, or will run without user action. */
export function isMoving({ estado }: { estado: Estado }): boolean {
  return estado === 'na_fila' || estado === 'em_andamento';
}

/** Needs a user action, or is in progress. */
export function isOpen({ estado }: { estado: Estado }): boolean {
  return openStates.includes(estado);
}

/** All others. */
export const overStates: Estado[] = Estado.enum.filter((estado) => !openStates.includes(estado));

/** Position in the queue, from 1. Runs are processed in upload order. */
export function placeInQueue(run: Importacao, all: readonly Importacao[]): number {
  return all.filter(({ estado, id }) => estado === 'na_fila' && id <= run.id).length;
}

export type Missing = { reason: 'kind' | 'owner' | 'records' } | { reason: 'columns'; fields: string[] };

/** What is missing before a waiting file can be started. */
export function missingOf({ tipo, vinculo, registros, previa }: ImportacaoDetail): Missing | undefined {
  if (tipo === '') return { reason: 'kind' };
  const fields = previa?.planilha?.campos.filter(({ obrigatorio, coluna }) => obrigatorio && coluna === null) ?? [];
  if (fields.length > 0) return { reason: 'columns', fields: fields.map(({ campo }) => campo) };
  if (previa?.pede_vinculo && vinculo === '') return { reason: 'owner' };
  if (registros === 0) return { reason: 'records' };
  return undefined;
}

/** How badges and toasts show an import: by outcome when it has ended, by readiness when it waits. */
export type Look = Estado | 'parcial' | 'nada' | 'incompleta' | 'vazia';

export function lookOf({ estado, lidos, rejeitados }: Pick<Importacao, 'estado' | 'lidos' | 'rejeitados'>, missing?: Missing): Look {
  if (estado === 'pronta' && missing) return missing.reason === 'records' ? 'vazia' : 'incompleta';
  if (estado !== 'concluida' || rejeitados === 0) return estado;
  return rejeitados < lidos ? 'parcial' : 'nada';
}

/** Whether the check found a fault in every record. */
export function isAllFaulty({ registros, previa }: ImportacaoDetail): boolean {
  return registros > 0 && previa !== null && previa.rejeitados >= registros;
}

/** An earlier import of a file with the same name and size: the latest that imported something, else an open one. */
export function findEarlierRun({ id, arquivo, bytes }: Importacao, all: readonly Importacao[]): Importacao | undefined {
  const earlier = all.filter((other) => other.id < id && other.arquivo === arquivo && other.bytes === bytes).sort((a, b) => b.id - a.id);
  return earlier.find((run) => run.estado === 'concluida' && lookOf(run) !== 'nada') ?? earlier.find(isOpen);
}
