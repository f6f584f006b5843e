// Joins a notice entered by hand to the published one. What other features know of it moves there, in the same transaction.
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fieldFault } from '#kit/server/fieldFaults.ts';
import { isUnpublished } from '../../fontes.ts';
import { type Author, findEditable } from './change.ts';

/** Moves what a feature knows of one notice to another one. @returns accounts whose screens have changed */
export type MoveReferences = (db: Queries, from: number, to: number) => Promise<number[]>;

const notPublished: LocalizedText = {
  pt: 'escolha uma licitação publicada, que não tenha sido cadastrada à mão',
  en: 'choose a published notice, not one entered by hand',
  fr: 'choisissez un avis publié, qui n’a pas été saisi à la main',
  de: 'wählen Sie eine veröffentlichte Ausschreibung, die nicht von Hand erfasst wurde',
};

/** @returns accounts whose screens have changed @throws {Problem} `not-found`, `validation` */
export async function joinManual(
  db: Queries,
  { manual, licitacao }: { manual: number; licitacao: number },
  author: Author,
  moveReferences: MoveReferences,
  language: Language,
): Promise<number[]> {
  const { controle, num_licitacao, informacao, criada_por } = await findEditable(db, manual, author);
  const target = await db.selectFrom('licitacoes').select('fonte').where('id', '=', licitacao).executeTakeFirst();
  if (!target || isUnpublished(target.fonte)) throw new Problem('validation', undefined, [fieldFault('licitacao', notPublished, language)]);
  const concerned = await moveReferences(db, manual, licitacao);
  await db
    .insertInto('licitacoes_unioes')
    .values({
      ...{ manual_id: manual, controle, licitacao_id: licitacao, num_licitacao, observacao: informacao, criada_por },
      ...{ unida_em: new Date().toISOString(), unida_por: author.id },
    })
    .execute();
  await db.deleteFrom('licitacoes').where('id', '=', manual).execute();
  return concerned;
}

/** @throws {Problem} `not-found` */
export async function findJoined(db: Queries, manual: number): Promise<{ id: number }> {
  const row = await db.selectFrom('licitacoes_unioes').select('licitacao_id as id').where('manual_id', '=', manual).executeTakeFirst();
  return row ?? notFound();
}
