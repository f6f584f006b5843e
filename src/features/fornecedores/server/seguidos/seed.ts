// What the demo accounts follow: competitors and bodies that buy what the company sells, with some news of each.
import type {} from '#features/auth/server/tables.ts';
import { cnpjOfEmpresa } from '#features/empresa/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { SeguidoKind } from '../../seguidos.ts';
import { follow, type SetAside } from './follow.ts';
import { keepNews, type NewsPorts, newest, tell } from './news.ts';

const DAY_MS = 86_400_000;
const FOLLOWED_DAYS = 45;
const NEWS_DAYS = 14;
/** Of each kind, the ones with the most news; the last one is muted. */
const MOST = 3;
const MOST_NEWS = 4;

type Item = { documento: string; licitacao_id: number };

export async function seedSeguidos(db: Queries, emails: readonly string[], today: Date, ports: NewsPorts & SetAside): Promise<void> {
  const users = await db.selectFrom('users').select('id').where('email', 'in', emails).orderBy('id').execute();
  const since = new Date(today.getTime() - NEWS_DAYS * DAY_MS).toISOString();
  const published = await db
    .selectFrom('licitacoes')
    .select(['orgao_cnpj as documento', 'licitacoes.id as licitacao_id'])
    .where('fonte', '=', 'demo')
    .where('publicacao', '>=', since)
    .orderBy('publicacao', 'desc')
    .orderBy('licitacoes.id')
    .execute();
  const won = await db
    .selectFrom('resultados')
    .innerJoin('licitacoes', 'licitacoes.id', 'resultados.licitacao_id')
    .select(['fornecedor_documento as documento', 'licitacao_id'])
    .where('licitacoes.fonte', '=', 'demo')
    .where('cancelado', '=', false)
    .where('tipo_item', '=', 'Material')
    .where('fornecedor_documento', '<>', await cnpjOfEmpresa(db))
    .orderBy('resultados.data', 'desc')
    .orderBy('resultados.id')
    .limit(60)
    .execute();
  for (const [kind, items] of [['orgao', published] as const, ['fornecedor', won] as const]) {
    const news = mostNews(items);
    for (const { id } of users) await followAll(db, ports, id, kind, [...news.keys()], today);
    const found = [...news.values()].flat();
    await keepNews(db, kind, found, today);
    await tell(db, ports, kind, found);
  }
  // What was there from the start is no news.
  const read = await newest(db);
  await db
    .insertInto('seguidos_lidos')
    .values({ id: 1, ...read })
    .onConflict((known) => known.column('id').doUpdateSet(read))
    .execute();
}

function mostNews(items: readonly Item[]): Map<string, Item[]> {
  const sorted = [...Map.groupBy(items, ({ documento }) => documento)].sort(([, a], [, b]) => b.length - a.length).slice(0, MOST);
  return new Map(sorted.map(([documento, some]) => [documento, some.slice(0, MOST_NEWS)]));
}

async function followAll(
  db: Queries,
  ports: SetAside,
  userId: number,
  kind: SeguidoKind,
  documents: readonly string[],
  today: Date,
): Promise<void> {
  for (const [place, documento] of documents.entries())
    await follow(db, ports, userId, { kind, documento }, { silenciado: place === MOST - 1 });
  const created_at = new Date(today.getTime() - FOLLOWED_DAYS * DAY_MS).toISOString();
  await db.updateTable('seguidos').set({ created_at }).where('user_id', '=', userId).where('kind', '=', kind).execute();
}
