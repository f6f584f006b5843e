// Reads, checks and saves the office's own texts.
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { changedMeanwhile } from '#kit/server/rows/changedMeanwhile.ts';
import type { Modelo } from '../contract.ts';
import type { TextosDoModelo } from '../entities.ts';
import { modeloPadrao } from '../modeloPadrao.ts';
import { unknownPlaceholders } from '../placeholders.ts';
import type {} from './tables.ts';

const PROPOSTA = 'proposta';

export async function findModelo(db: Queries): Promise<Modelo> {
  const row = await db
    .selectFrom('documento_modelos')
    .select(['antes', 'depois', 'version'])
    .where('nome', '=', PROPOSTA)
    .executeTakeFirst();
  return row ?? { ...modeloPadrao, version: 0 };
}

/** @throws {Problem} `validation`; `conflict` when they have changed since `version` */
export async function saveModelo(db: Queries, { antes, depois, version }: Modelo, language: Language): Promise<Modelo> {
  assertKnown({ antes, depois }, 'body', language);
  const before = await findModelo(db);
  if (before.version !== version) throw new Problem('conflict', changedMeanwhile);
  const row = { antes, depois, version: version + 1, changed_at: new Date().toISOString() };
  await db
    .insertInto('documento_modelos')
    .values({ nome: PROPOSTA, ...row })
    .onConflict((known) => known.column('nome').doUpdateSet(row))
    .execute();
  return findModelo(db);
}

export async function resetModelo(db: Queries): Promise<void> {
  await db.deleteFrom('documento_modelos').where('nome', '=', PROPOSTA).execute();
}

/** @param at where the texts are in the request @throws {Problem} `validation` naming each text and its unknown placeholders */
export function assertKnown(texts: TextosDoModelo, at: string, language: Language): void {
  const faults = (['antes', 'depois'] as const).flatMap((field): Fault[] => {
    const unknown = unknownPlaceholders(texts[field]);
    return unknown.length > 0 ? [{ path: `${at}.${field}`, message: `${notKnown[language]} ${unknown.join(', ')}` }] : [];
  });
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
}

const notKnown: LocalizedText = {
  pt: 'tem campos que não existem ou não foram fechados:',
  en: 'has placeholders that do not exist or are not closed:',
  fr: 'contient des champs inconnus ou non fermés :',
  de: 'enthält Platzhalter, die es nicht gibt oder die nicht geschlossen sind:',
};
