// What the search of everything finds of the own company's documents.
import { wantedWords } from '#brasil/wantedWords.ts';
import type { Language } from '#kit/errors.ts';
import { matchesWords } from '#kit/foldedWords.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { tiposDeCertidao } from '../entities.ts';
import type {} from './tables.ts';

/** Those that are looked at: a company has dozens. */
const MOST = 2000;

/** By name in any language, number or issuer. */
export async function findCertidoes(db: Queries, { q, limit }: SearchQuery, language: Language): Promise<FoundEntry[]> {
  const wanted = wantedWords(q).join(' ');
  if (wanted === '') return [];
  const rows = await db
    .selectFrom('certidoes')
    .innerJoin('certidao_versoes as versao', 'versao.certidao_id', 'certidoes.id')
    .select(['certidoes.id', 'tipo', 'titulo', 'numero', 'emissor', 'vence_em'])
    .where('certidoes.removed_at', 'is', null)
    .where('versao.atual', '=', true)
    .orderBy('chave')
    .orderBy('certidoes.id')
    .limit(MOST)
    .execute();
  const namesOf = ({ tipo, titulo }: (typeof rows)[number]) => (titulo === '' ? Object.values(tiposDeCertidao[tipo].nome) : [titulo]);
  return rows
    .filter((row) => matchesWords([...namesOf(row), row.numero, row.emissor].join(' '), wanted))
    .slice(0, limit)
    .map(({ id, tipo, titulo, numero, emissor, vence_em }) => ({
      title: titulo || tiposDeCertidao[tipo].nome[language],
      words: [emissor, numero].filter(Boolean).join(' · '),
      ...(vence_em !== null && { at: `${vence_em}T15:00:00.000Z` }),
      link: `/certidoes?certidao=${id}`,
    }));
}
