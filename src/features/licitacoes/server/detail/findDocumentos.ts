// Search of documents.
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import type { Database } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import type {} from '../tables.ts';

/** Only this many newest titles are searched: they are few words, the same in most notices. */
const LOOKED_AT = 2000;
/** A number without its year is searched in the current year, the next, and this many before. */
const YEARS_BACK = 4;

/** Documents with `q` in their title, newest first; if `q` is a notice's number, its documents. */
export async function findDocumentos(
  { read }: Database,
  { q, limit }: { q: string; limit: number },
): Promise<{ title: string; by: string; bytes: null; file: string; link: string }[]> {
  const words = fold(q).trim();
  const titles = await read.selectFrom('documentos').select(['id', 'titulo']).orderBy('id', 'desc').limit(LOOKED_AT).execute();
  const ids = titles.filter(({ titulo }) => fold(titulo).includes(words)).map(({ id }) => id);
  if (/\d/.test(words)) ids.unshift(...(await findByNumber(read, q.trim(), limit)));
  const chosen = [...new Set(ids)].slice(0, limit);
  if (chosen.length === 0) return [];
  const rows = await read
    .selectFrom('documentos')
    .innerJoin('licitacoes', 'licitacoes.id', 'licitacao_id')
    .select(['documentos.id', 'titulo', 'licitacao_id', 'modalidade', 'num_licitacao', 'orgao'])
    .where('documentos.id', 'in', chosen)
    .execute();
  return rows
    .sort((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id))
    .map(({ titulo, licitacao_id, modalidade, num_licitacao, orgao }) => ({
      title: titulo,
      by: `${nomeDaLicitacao({ modalidade, num_licitacao })} · ${orgao}`,
      // Portals do not say it.
      bytes: null,
      file: '/files/document.svg',
      link: `/apps/invoice/preview/${licitacao_id}`,
    }));
}

async function findByNumber(read: Database['read'], q: string, limit: number): Promise<number[]> {
  const newest = new Date().getUTCFullYear() + 1;
  const numbers = [q, ...Array.from({ length: YEARS_BACK + 2 }, (_, back) => `${q}/${newest - back}`)];
  const rows = await read
    .selectFrom('documentos')
    .select('documentos.id')
    .where('licitacao_id', 'in', (is) => is.selectFrom('licitacoes').select('id').where('num_licitacao', 'in', numbers))
    .orderBy('documentos.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
