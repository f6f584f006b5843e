// What was paid: one row in `precos` for each result that stands, derived from notice, item and result.
import type { Selectable } from 'kysely';
import { normalUnit } from '#brasil/server/unidades.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Queries, roundAmount } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type { PrecosTable } from '../tables.ts';
import { WRITE_LOCK } from './writeLock.ts';

type Preco = Omit<Selectable<PrecosTable>, 'id'>;
type Derived = { preco: Preco; nome: string };

/** Where the body sells: what was paid there is no price of a purchase. */
const auctions = [1, 13];

/** Notices whose prices are derived in one step of the background: some ten results each. */
const AT_ONCE = 25;

/** Of which prices words changed that are searched, but stored elsewhere: those of the item, and names of body and supplier. */
export type IsReworded = (preco: { licitacao_id: number; numero: number }) => boolean;

type Scope = { ids: readonly number[]; numeros: readonly number[] | undefined };

/**
 * Derives the prices of these notices again, all of them or those of some items. Runs in the transaction that wrote the notice, its
 * items or its results, under the write lock of notices. What is as before stays; what changed, or its words, gets a new id, by which
 * the search takes it in.
 */
export async function refreshPrecos(
  db: Queries,
  licitacaoIds: readonly number[],
  numeros?: readonly number[],
  isReworded: IsReworded = () => false,
): Promise<void> {
  for (const ids of inBatches(licitacaoIds)) {
    const some = numeros ? [...inBatches([...new Set(numeros)])] : [undefined];
    for (const batch of some) await refreshBatch(db, { ids, numeros: batch }, isReworded);
  }
}

async function refreshBatch(db: Queries, scope: Scope, isReworded: IsReworded): Promise<void> {
  const [derived, stored] = [await findDerived(db, scope), await findStored(db, scope)];
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const written = derived.filter(({ preco }) => {
    const same = before.get(keyOf(preco));
    if (!same || isReworded(preco) || differs(preco, same)) return true;
    before.delete(keyOf(preco));
    return false;
  });
  for (const some of inBatches([...before.values()])) {
    await db
      .deleteFrom('precos')
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
  }
  for (const some of inBatches(written)) await insert(db, some);
}

function keyOf({ licitacao_id, numero, sequencial }: Preco): string {
  return `${licitacao_id} ${numero}.${sequencial}`;
}

function differs(preco: Preco, before: Preco): boolean {
  return (Object.keys(preco) as (keyof Preco)[]).some((column) => preco[column] !== before[column]);
}

function findStored(db: Queries, { ids, numeros }: Scope): Promise<Selectable<PrecosTable>[]> {
  return db
    .selectFrom('precos')
    .selectAll()
    .where('licitacao_id', 'in', ids)
    .$if(numeros !== undefined, (query) => query.where('numero', 'in', numeros as number[]))
    .execute();
}

async function findDerived(db: Queries, { ids, numeros }: Scope): Promise<Derived[]> {
  const rows = await db
    .selectFrom('resultados')
    .innerJoin('licitacoes', 'licitacoes.id', 'resultados.licitacao_id')
    .leftJoin('lotes', (join) =>
      join.onRef('lotes.licitacao_id', '=', 'resultados.licitacao_id').onRef('lotes.numero', '=', 'resultados.numero'),
    )
    .select(['resultados.licitacao_id', 'resultados.numero', 'sequencial', 'fornecedor', 'fornecedor_documento', 'data'])
    .select(['resultados.valor_unitario', 'resultados.valor_total', 'resultados.quantidade'])
    .select(['lotes.unidade', 'lotes.catalogo', 'lotes.valor_unitario as estimado'])
    .select(['licitacoes.uf', 'licitacoes.ibge', 'licitacoes.orgao_cnpj', 'licitacoes.publicacao'])
    .where('resultados.licitacao_id', 'in', ids)
    .$if(numeros !== undefined, (query) => query.where('resultados.numero', 'in', numeros as number[]))
    .where('resultados.cancelado', '=', false)
    .where('licitacoes.excluida', '=', false)
    .where('licitacoes.modalidade_codigo', 'not in', auctions)
    .orderBy('resultados.licitacao_id')
    .orderBy('resultados.numero')
    .orderBy('sequencial')
    .execute();
  return rows.map((row) => ({
    nome: row.fornecedor,
    preco: {
      ...{ licitacao_id: row.licitacao_id, numero: row.numero, sequencial: row.sequencial },
      unidade: normalUnit(row.unidade ?? ''),
      valor: positive(row.valor_unitario) ?? quotient(row.valor_total, row.quantidade),
      estimado: positive(row.estimado),
      total: positive(row.valor_total) ?? product(row.valor_unitario, row.quantidade),
      dia: row.data ?? dayInBrasilia(row.publicacao),
      ...{ uf: row.uf, ibge: row.ibge, orgao_cnpj: row.orgao_cnpj, fornecedor: row.fornecedor_documento, catalogo: row.catalogo ?? '' },
    },
  }));
}

/** A price of 0 is one that the source does not tell. */
function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

function quotient(total: number | null, quantity: number | null): number | null {
  return total !== null && quantity !== null && quantity > 0 ? positive(roundAmount(total / quantity)) : null;
}

function product(unit: number | null, quantity: number | null): number | null {
  return unit !== null && quantity !== null ? positive(roundAmount(unit * quantity)) : null;
}

async function insert(db: Queries, rows: readonly Derived[]): Promise<void> {
  // Before the rows, which triggers count towards their supplier.
  await nameSuppliers(db, rows);
  await db
    .insertInto('precos')
    .values(rows.map(({ preco }) => preco))
    .execute();
}

/** The latest name of each supplier stays. */
async function nameSuppliers(db: Queries, rows: readonly Derived[]): Promise<void> {
  const names = new Map<string, string>();
  for (const { preco, nome } of rows) if (preco.fornecedor !== '') names.set(preco.fornecedor, nome || names.get(preco.fornecedor) || '');
  if (names.size === 0) return;
  await db
    .insertInto('fornecedores')
    .values([...names].sort().map(([documento, nome]) => ({ documento, nome, nome_chave: fold(nome), itens: 0, centavos: 0 })))
    .onConflict((conflict) =>
      conflict
        .column('documento')
        .doUpdateSet((set) => ({ nome: set.ref('excluded.nome'), nome_chave: set.ref('excluded.nome_chave') }))
        .where((is) => is('excluded.nome', '<>', is.val(''))),
    )
    .execute();
}

/** A step of retention: derives the prices of notices that an earlier version stored, newest first. */
export const derivePendingPrecos: PurgeStep = Object.assign(
  async (db: Queries) => {
    const pending = await db.selectFrom('precos_pendentes').select('upto').executeTakeFirst();
    if (!pending) return 0;
    const rows = await db
      .selectFrom('resultados')
      .select('licitacao_id')
      .distinct()
      .where('licitacao_id', '<=', pending.upto)
      .orderBy('licitacao_id', 'desc')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) {
      await db.deleteFrom('precos_pendentes').execute();
      return 0;
    }
    await refreshPrecos(
      db,
      rows.map(({ licitacao_id }) => licitacao_id),
    );
    await db
      .updateTable('precos_pendentes')
      .set({ upto: last.licitacao_id - 1 })
      .execute();
    return rows.length;
  },
  { writeLock: WRITE_LOCK },
);
