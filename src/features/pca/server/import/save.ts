// Saves imported plans. Records of one plan bring some of its items each, so items add up; of each item, the newer one wins.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { nothingSaved, type Saved } from '#kit/server/records/kind.ts';
import { fold } from '#kit/server/text/fold.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { ItemFacts, PlanoFacts } from '../tables.ts';
import type { PlanoRead } from './pncpPca.ts';

/** Increase when records are read differently: stored plans are then read again. */
const READER_VERSION = 1;

/** Which records are the last imported of their plan, so need not be read again. */
export async function findKnown(
  db: Queries,
  records: readonly { key: string; text: string }[],
): Promise<(key: string, text: string) => boolean> {
  if (records.length === 0) return () => false;
  const keys = records.map(({ key }) => key);
  const rows = await db.selectFrom('pca_planos').select(['controle', 'registro_digest']).where('controle', 'in', keys).execute();
  const kept = new Map(rows.map(({ controle, registro_digest }) => [controle, registro_digest]));
  return (key, text) => kept.get(key) === digestOf(text);
}

/** Runs in the caller's transaction under the lock of its kind. A record counts as updated if it changes the plan or an item. */
export async function savePlanos(db: Queries, rows: readonly { read: PlanoRead; text: string }[], runId: number | null): Promise<Saved> {
  const saved = { ...nothingSaved };
  const touched = new Set<number>();
  for (const { read, text } of rows) {
    const { itens, ...plano } = read;
    const { id, outcome } = await savePlano(db, plano, digestOf(text), runId);
    const isChanged = await saveItens(db, { id, plano, itens }, runId);
    if (isChanged) touched.add(id);
    if (outcome === 'new') saved.novos++;
    else if (outcome === 'changed' || isChanged) saved.atualizados++;
    else saved.inalterados++;
  }
  for (const id of touched)
    await sql`update pca_planos set itens_total = (select count(*) from pca_itens where plano_id = ${id}),
      valor_total = (select coalesce(sum(valor_total), 0) from pca_itens where plano_id = ${id}) where id = ${id}`.execute(db);
  return saved;
}

type Outcome = { id: number; outcome: 'new' | 'changed' | 'same' };

async function savePlano(db: Queries, plano: PlanoFacts, registro_digest: string, importacao_id: number | null): Promise<Outcome> {
  const kept = await db.selectFrom('pca_planos').selectAll().where('controle', '=', plano.controle).executeTakeFirst();
  const row = { ...plano, orgao_busca: fold(plano.orgao), registro_digest, importada_em: new Date().toISOString(), importacao_id };
  if (!kept) {
    const { id } = await db.insertInto('pca_planos').values(row).returning('id').executeTakeFirstOrThrow();
    return { id, outcome: 'new' };
  }
  const { id } = kept;
  const isOlder = plano.atualizacao < kept.atualizacao;
  const names = ['ano', 'orgao', 'orgao_cnpj', 'unidade', 'uasg', 'publicacao'] as const;
  const differs = !isOlder && names.some((name) => plano[name] !== kept[name]);
  const written = differs ? row : isOlder ? { registro_digest } : { registro_digest, atualizacao: plano.atualizacao };
  await db.updateTable('pca_planos').set(written).where('id', '=', id).execute();
  return { id, outcome: differs ? 'changed' : 'same' };
}

type Items = { id: number; plano: PlanoFacts; itens: readonly ItemFacts[] };

/** @returns whether any was added or changed */
async function saveItens(db: Queries, { id, plano, itens }: Items, importacao_id: number | null): Promise<boolean> {
  let isChanged = false;
  // The last of several records of one item wins.
  const newest = [...new Map(itens.map((item) => [item.numero, item])).values()];
  for (const some of inBatches(newest)) {
    const numbers = some.map(({ numero }) => numero);
    const stored = await db.selectFrom('pca_itens').selectAll().where('plano_id', '=', id).where('numero', 'in', numbers).execute();
    const kept = new Map(stored.map((row) => [row.numero, row]));
    const added = some.filter(({ numero }) => !kept.has(numero));
    const toRow = (item: ItemFacts) => ({
      ...{ ...item, plano_id: id, mes: item.desejada?.slice(0, 7) ?? null, busca: searchWordsOf(item, plano), importacao_id },
    });
    if (added.length > 0) await db.insertInto('pca_itens').values(added.map(toRow)).execute();
    if (added.length > 0) isChanged = true;
    for (const item of some) {
      const before = kept.get(item.numero);
      if (!before || item.atualizacao < before.atualizacao) continue;
      const fields = Object.keys(item) as (keyof ItemFacts)[];
      if (fields.every((name) => item[name] === before[name])) continue;
      await db.updateTable('pca_itens').set(toRow(item)).where('id', '=', before.id).execute();
      isChanged = true;
    }
  }
  return isChanged;
}

type SearchedItem = Pick<
  ItemFacts,
  'descricao' | 'categoria' | 'classe' | 'classe_codigo' | 'pdm' | 'pdm_codigo' | 'item_codigo' | 'grupo' | 'grupo_codigo' | 'requisitante'
>;

/** The words by which an item is found: its own, and those of its plan. */
export function searchWordsOf(
  item: SearchedItem,
  plano: Pick<PlanoFacts, 'controle' | 'orgao' | 'orgao_cnpj' | 'unidade' | 'uasg'>,
): string {
  return toSearchWords(
    ...[item.descricao, item.categoria, item.classe, item.classe_codigo, item.pdm, item.pdm_codigo, item.item_codigo],
    ...[item.grupo, item.grupo_codigo, item.requisitante],
    ...[plano.controle, plano.orgao, plano.orgao_cnpj, plano.unidade, plano.uasg],
  );
}

function digestOf(text: string): string {
  return hash('sha256', `${READER_VERSION}${text}`, 'base64url');
}
