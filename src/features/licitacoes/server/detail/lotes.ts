// Items of a notice with their winners.
import type { Database } from '#kit/server/database/database.ts';
import type { Lote, Resultado } from '../../entities.ts';
import type {} from '../tables.ts';

/** Ordered by number, including items of which only a result is known, without a description. */
export async function listLotes({ read }: Database, licitacaoId: number): Promise<Lote[]> {
  const [lotes, resultados] = await Promise.all([
    read
      .selectFrom('lotes')
      .select(['numero', 'grupo', 'descricao', 'quantidade', 'unidade', 'valor_unitario', 'valor_total'])
      .select(['material_servico', 'beneficio', 'criterio', 'situacao', 'catalogo'])
      .select(({ fn, val }) => details.map((field) => fn.coalesce(field, val('')).as(field)))
      .where('licitacao_id', '=', licitacaoId)
      .orderBy('numero')
      .execute(),
    read
      .selectFrom('resultados')
      .select(['numero', 'sequencial', 'fornecedor', 'fornecedor_documento', 'porte', 'quantidade', 'valor_unitario', 'valor_total'])
      .select(['desconto', 'data', 'situacao', 'cancelado'])
      .select(({ fn, val }) => fn.coalesce('motivo_cancelamento', val('')).as('motivo_cancelamento'))
      .where('licitacao_id', '=', licitacaoId)
      .orderBy('cancelado')
      .orderBy('sequencial')
      .execute(),
  ]);
  const won = new Map<number, Resultado[]>();
  for (const { numero, ...resultado } of resultados) won.set(numero, [...(won.get(numero) ?? []), resultado]);
  const known = new Set(lotes.map(({ numero }) => numero));
  const unknown = [...won.keys()].filter((numero) => !known.has(numero)).map((numero) => ({ ...unknownLote, numero }));
  return [...lotes, ...unknown].sort((a, b) => a.numero - b.numero).map((lote) => ({ ...lote, resultados: won.get(lote.numero) ?? [] }));
}

/** Null in items that were read before these fields were. */
const details = ['ncm', 'ncm_descricao', 'categoria', 'informacao', 'margem_preferencia'] as const;

const unknownLote = {
  catalogo: '',
  ncm: '',
  ncm_descricao: '',
  categoria: '',
  informacao: '',
  margem_preferencia: '',
  grupo: null,
  descricao: '',
  quantidade: null,
  unidade: '',
  valor_unitario: null,
  valor_total: null,
  material_servico: '',
  beneficio: '',
  criterio: '',
  situacao: '',
};
