// Entries and the documents of the vault that prove them.
import { sessionOf } from '#brasil/sessao.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { CertidaoLigada, Entrada, Situacao, Sugestao } from '../../checklist.ts';
import type { Vault, VaultDocument } from '../ports.ts';
import { isNamed, kindOf, proves } from './kinds.ts';

/** Documents that a search offers. */
const MOST_FOUND = 30;
/** Documents that suggestions are made of. */
const MOST_SUGGESTED = 1000;

const gone: LocalizedText = {
  pt: 'este documento não existe mais',
  en: 'this document is gone',
  fr: 'ce document n’existe plus',
  de: 'dieses Dokument gibt es nicht mehr',
};
const nothingLinked: LocalizedText = {
  pt: 'Nenhuma entrada da checklist está ligada a uma certidão.',
  en: 'No entry of the checklist is linked to a certificate.',
  fr: 'Aucun élément de la liste n’est lié à une attestation.',
  de: 'Kein Eintrag der Liste ist mit einer Bescheinigung verknüpft.',
};

/** The day of the session in Brasília; null if it is not known, or the notice is gone. */
export async function sessionDay(db: Queries, proposta: number): Promise<string | null> {
  const row = await db
    .selectFrom('propostas')
    .innerJoin('licitacoes', 'licitacoes.id', 'propostas.licitacao_id')
    .select(['abertura', 'encerramento'])
    .where('propostas.id', '=', proposta)
    .executeTakeFirst();
  const session = row && sessionOf(row);
  return session ? dayInBrasilia(session) : null;
}

/** @param titulo of the entry, in Portuguese */
export function toLigada(document: VaultDocument, titulo: string, sessao: string | null, language: Language): CertidaoLigada {
  const { id, tipo, nome, vence_em, arquivo } = document;
  const comprova = proves({ tipo, nome: nome.pt, vence_em }, titulo);
  return { id, nome: nome[language], vence_em, situacao: situacaoEm(document, sessao), comprova, arquivo };
}

function situacaoEm({ isValid, emitida_em, vence_em }: VaultDocument, sessao: string | null): Situacao {
  if (isValid) return 'valida';
  if (sessao !== null && emitida_em !== null && emitida_em > sessao) return 'depois';
  if (vence_em !== null && vence_em < dayInBrasilia(new Date())) return 'vencida';
  return sessao === null ? 'semSessao' : 'venceAntes';
}

type Reader = { vault: Vault; language: Language };

/** Documents to link to an offer's entries. */
export async function findCertidoes(db: Queries, proposta: number, q: string, { vault, language }: Reader): Promise<CertidaoLigada[]> {
  const sessao = await sessionDay(db, proposta);
  const found = await vault.search(db, { q, limit: MOST_FOUND }, sessao);
  return found.map((document) => toLigada(document, document.nome.pt, sessao, language));
}

/** A document to be linked. @throws {Problem} `validation` if it is not there */
export async function mustFind(db: Queries, id: number, path: string, { vault, language }: Reader): Promise<{ id: number; nome: string }> {
  const [document] = await vault.find(db, [id], null);
  if (!document) throw new Problem('validation', undefined, [{ path, message: gone[language] }]);
  return { id, nome: document.nome[language] };
}

/** How a link is kept in the history: the name is shown, the id tells documents of one name apart. */
export function linkInHistory(document: { id: number; nome: string } | null): string | null {
  return document && `${document.id} ${document.nome}`;
}

/** For entries of habilitação without a document: the one of that kind, valid on the day and for the longest time. */
export async function suggestCertidoes(
  db: Queries,
  proposta: number,
  entries: readonly (Entrada & { portuguese: string })[],
  { vault, language }: Reader,
): Promise<Sugestao[]> {
  const free = entries.filter(({ grupo, certidao }) => grupo !== 'proposta' && certidao === null);
  if (free.length === 0) return [];
  const sessao = await sessionDay(db, proposta);
  const documents = (await vault.search(db, { q: '', limit: MOST_SUGGESTED }, sessao)).toSorted(
    (a, b) => Number(b.isValid) - Number(a.isValid) || (b.vence_em ?? '9999').localeCompare(a.vence_em ?? '9999') || a.id - b.id,
  );
  return free.flatMap(({ id, version, titulo, portuguese }) => {
    const kind = kindOf(portuguese);
    const document = documents.find(({ nome }) => isNamed(portuguese, nome.pt)) ?? documents.find(({ tipo }) => tipo === kind);
    return document ? [{ entrada: id, version, titulo, certidao: toLigada(document, portuguese, sessao, language) }] : [];
  });
}

/** @throws {Problem} `conflict` if no entry has a document */
export async function zipLinked(db: Queries, proposta: number, entries: readonly Entrada[], vault: Vault) {
  const ids = entries.flatMap(({ certidao }) => certidao?.id ?? []);
  if (ids.length === 0) throw new Problem('conflict', nothingLinked);
  return vault.zip(db, ids, await sessionDay(db, proposta));
}
