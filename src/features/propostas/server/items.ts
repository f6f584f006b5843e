// Writes the items of offers and the sums over them.
import type {} from '#features/licitacoes/server/tables.ts';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { undoLimit } from '#kit/server/rows/ownRemoval.ts';
import { type PriceChange, priced, totalsOf } from '../calculo.ts';
import { type Item, type ItemChange, limits } from '../entities.ts';
import type { PropostaRow } from './access.ts';
import { recordChanges } from './history.ts';
import { listItens } from './queries.ts';

const unknownItem: LocalizedText = {
  pt: 'a licitação não tem este item',
  en: 'the notice has no such item',
  fr: 'l’avis n’a pas cet article',
  de: 'die Ausschreibung hat diese Position nicht',
};
const tooMany: LocalizedText = {
  pt: 'A proposta tem itens demais.',
  en: 'The offer has too many items.',
  fr: 'L’offre contient trop d’articles.',
  de: 'Das Angebot hat zu viele Positionen.',
};

/** Rows that fit into one statement. */
const ROWS_AT_ONCE = 200;

/** Adds items of the notice. @throws {Problem} `validation` if the notice has no such item, `conflict` if there are too many */
export async function addItens(
  db: Queries,
  row: PropostaRow,
  numeros: readonly number[],
  userId: number,
  language: Language,
): Promise<void> {
  const there = (await listItens(db, [row.id])).get(row.id) ?? [];
  const known = new Set(there.map(({ numero }) => numero));
  const wanted = [...new Set(numeros)].filter((numero) => !known.has(numero));
  if (there.length + wanted.length > limits.itens) throw new Problem('conflict', tooMany);
  if (wanted.length === 0) return;
  const lotes = await db
    .selectFrom('lotes')
    .select(['numero', 'descricao', 'unidade', 'valor_unitario', 'quantidade'])
    .where('licitacao_id', '=', row.licitacao_id)
    .where('numero', 'in', wanted)
    .execute();
  const found = new Map(lotes.map((lote) => [lote.numero, lote]));
  const faults = numeros.flatMap((numero, place) =>
    known.has(numero) || found.has(numero) ? [] : [{ path: `body.numeros.${place}`, message: unknownItem[language] }],
  );
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
  const rows = lotes.map(({ numero, descricao, unidade, valor_unitario, quantidade }) => ({
    ...{ proposta_id: row.id, numero, descricao, unidade, estimado: valor_unitario, quantidade: quantidade ?? 1 },
    ...{ custo: null, margem: null, preco: null, version: 1, removed_at: null, removed_by: null },
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const part = await db
      .insertInto('propostas_itens')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .returning(['id', 'numero'])
      .execute();
    for (const item of part) await recordChanges(db, { proposta: row.id, item, version: 1, by: userId }, {}, { item: 'adicionado' });
  }
  await saveTotals(db, row.id);
}

/** An item of the offer that is there. @throws {Problem} `not-found` */
export async function findItem(db: Queries, proposta: number, id: number): Promise<Item> {
  const item = ((await listItens(db, [proposta])).get(proposta) ?? []).find((one) => one.id === id);
  return item ?? notFound();
}

/** Changes an item, with what follows from it. */
export async function updateItem(db: Queries, proposta: number, item: Item, change: ItemChange, userId: number): Promise<Item> {
  const version = item.version + 1;
  const { marca = item.marca, modelo = item.modelo, ...amounts } = change;
  const given = Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined)) as PriceChange;
  const after = { ...changeable(priced(item, given)), marca: marca.trim(), modelo: modelo.trim() };
  const before = { ...changeable(item), marca: item.marca, modelo: item.modelo };
  if (!(await recordChanges(db, { proposta, item, version, by: userId }, before, after))) return item;
  await db
    .updateTable('propostas_itens')
    .set({ ...after, version })
    .where('id', '=', item.id)
    .execute();
  await saveTotals(db, proposta);
  return { ...item, ...after, version };
}

function changeable({ quantidade, custo, margem, preco }: Item) {
  return { quantidade, custo, margem, preco };
}

/** Removes an item, or restores it within ten minutes. @throws {Problem} `not-found`, `undo-expired` */
export async function setRemoved(db: Queries, proposta: number, id: number, isRemoved: boolean, userId: number): Promise<void> {
  const row = await db
    .selectFrom('propostas_itens')
    .select(['id', 'numero', 'version', 'removed_at'])
    .where('proposta_id', '=', proposta)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (isRemoved && row.removed_at !== null)) notFound();
  if (!isRemoved) {
    if (row.removed_at === null) return;
    if (row.removed_at < undoLimit()) throw new Problem('undo-expired');
    // It may have been picked again meanwhile.
    const other = ((await listItens(db, [proposta])).get(proposta) ?? []).some(({ numero }) => numero === row.numero);
    if (other) return;
  }
  const version = row.version + 1;
  await db
    .updateTable('propostas_itens')
    .set({ version, removed_at: isRemoved ? new Date().toISOString() : null, removed_by: isRemoved ? userId : null })
    .where('id', '=', id)
    .execute();
  await recordChanges(db, { proposta, item: row, version, by: userId }, {}, { item: isRemoved ? 'removido' : 'restaurado' });
  await saveTotals(db, proposta);
}

/** Writes the sums over the items, as `totalsOf` computes them. */
export async function saveTotals(db: Queries, proposta: number): Promise<void> {
  const { custo, preco, estimado } = totalsOf((await listItens(db, [proposta])).get(proposta) ?? []);
  await db
    .updateTable('propostas')
    .set({ custo_total: custo, preco_total: preco, estimado_total: estimado, updated_at: new Date().toISOString() })
    .where('id', '=', proposta)
    .execute();
}
