// Winners that items name themselves. They are results until a list of results tells the same award, which is counted once.
import type { Queries } from '#kit/server/database/database.ts';
import { situacoesDoItem } from '../../codes.ts';
import { withoutWinner } from './outcome.ts';
import { isOlder, type LoteRead, OF_ITEM, type PartRead, type ResultadoRead } from './part.ts';

type Lote = Extract<PartRead, { parte: 'lote' }>;
export type Resultado = Extract<PartRead, { parte: 'resultado' }>;
type Stored = ResultadoRead & { id: number };

/** Whether an item says who won it, or that nobody can have. */
export function saysWinner(part: PartRead): part is Lote {
  return part.parte === 'lote' && (part.vencedor !== undefined || withoutWinner.includes(part.row.situacao_codigo));
}

/** The result of an item by what it says. @param before the item as stored; a newer one that has no winner stays so */
export function readWinner({ controle, fonte, row, vencedor }: Lote, before: LoteRead | undefined): Resultado[] {
  if (vencedor && !withoutWinner.includes(row.situacao_codigo)) {
    if (before && isOlder(row, before) && before.situacao_codigo !== situacoesDoItem.homologado) return [];
    return [{ parte: 'resultado', controle, fonte, row: vencedor }];
  }
  const none = { ...nobody, numero: row.numero, atualizacao: row.atualizacao };
  return [{ parte: 'resultado', controle, fonte, row: none, isWithdrawn: true }];
}

const nobody: ResultadoRead = {
  numero: 0,
  sequencial: OF_ITEM,
  fornecedor: '',
  fornecedor_documento: '',
  porte: '',
  quantidade: null,
  valor_unitario: null,
  valor_total: null,
  desconto: null,
  data: null,
  situacao: '',
  cancelado: false,
  motivo_cancelamento: '',
  atualizacao: null,
};

/** Whether a list of results tells the award that an item names: a winner who stands, or the same one whose award was cancelled. */
export function isTold(winner: ResultadoRead, results: readonly ResultadoRead[]): boolean {
  return results.some(
    ({ sequencial, cancelado, fornecedor_documento }) =>
      sequencial !== OF_ITEM && (!cancelado || fornecedor_documento === winner.fornecedor_documento),
  );
}

/**
 * Gives a winner stored from its item the number that a list of results has for it, so that the result is changed instead of added.
 * @returns the row as it is then stored; any version of the list wins against it
 */
export async function renumber<Row extends Stored>(db: Queries, winner: Row, sequencial: number): Promise<Row> {
  await db.updateTable('resultados').set({ sequencial, atualizacao: null }).where('id', '=', winner.id).execute();
  return { ...winner, sequencial, atualizacao: null };
}
