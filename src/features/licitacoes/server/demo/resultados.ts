// Winners of a lote: usually one company; sometimes two share it, or the first award was cancelled.
import { roundAmount } from '#kit/server/database/database.ts';
import type { ResultadoRead } from '../import/part.ts';
import type { Fornecedor } from './fornecedores.ts';
import type { Plan } from './plan.ts';

export type UndatedResultado = Omit<ResultadoRead, 'data'>;

/** `total` and `award` are the lote's, in cents; `ranked` holds the company that won first. */
type Won = { numero: number; quantidade: number; total: number; award: number; ranked: Fornecedor[]; isDiscount: boolean };

/** Valid results sum up to `award`. Uses no randomness, so that other choices stay the same. */
export function drawResultados({ sequencial }: Plan, { numero, quantidade, total, award, ranked, isDiscount }: Won): UndatedResultado[] {
  const [winner, other] = ranked;
  if (!winner) return [];
  const write = (place: number, fornecedor: Fornecedor, quantity: number, cents: number, cancelado = false): UndatedResultado => ({
    numero,
    sequencial: place,
    fornecedor: fornecedor.nome,
    fornecedor_documento: fornecedor.cnpj,
    porte: porteOf(fornecedor),
    quantidade: quantity,
    valor_unitario: roundAmount(cents / 100 / quantity),
    valor_total: cents / 100,
    desconto: isDiscount ? Math.round((1 - (cents * quantidade) / (total * quantity)) * 1e4) / 100 : null,
    situacao: cancelado ? 'Cancelado' : 'Informado',
    cancelado,
    motivo_cancelamento: cancelado ? 'Desistência do fornecedor' : '',
    atualizacao: null,
  });
  if (other && numero === 1 && quantidade > 1 && sequencial % 5 === 0) {
    const most = Math.ceil(quantidade / 2);
    const share = Math.round((award * most) / quantidade);
    return [write(1, winner, most, share), write(2, other, quantidade - most, award - share)];
  }
  if (other && numero === 1 && sequencial % 7 === 0)
    return [write(1, other, quantidade, Math.round(award * 0.97), true), write(2, winner, quantidade, award)];
  return [write(1, winner, quantidade, award)];
}

/** Small companies say so at the end of their name. */
function porteOf({ nome }: Fornecedor): string {
  return / – (ME|EPP)$/.exec(nome)?.[1] ?? 'Demais';
}
