// Positions of cards on the board.
import type { Static } from '#kit/schema.ts';
import type { propostas } from '../../contract.ts';
import type { Etapa, Proposta } from '../../entities.ts';

export type Columns = Static<typeof propostas.board.reply>['colunas'];

/** The board with a card moved to a stage, at a place of its column. */
export function moved(columns: Columns, id: number, etapa: Etapa, place = 0): Columns {
  const card = findCard(columns, id);
  if (!card) return columns;
  return columns.map((column) => {
    const without = column.propostas.filter((one) => one.id !== id);
    const total = column.total - (column.propostas.length - without.length);
    if (column.etapa !== etapa) return { ...column, total, propostas: without };
    return { ...column, total: total + 1, propostas: without.toSpliced(place, 0, { ...card, etapa }) };
  });
}

export function findCard(columns: Columns, id: number): Proposta | undefined {
  return columns.flatMap(({ propostas }) => propostas).find((one) => one.id === id);
}

export function totalOf(columns: Columns): number {
  return columns.reduce((sum, { total }) => sum + total, 0);
}
