// Validates how a user wants a file to be read.
import type { Fault, Language, LocalizedText } from '#kit/errors.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { fittingOwner } from './readRow.ts';
import type { Reading } from './rows.ts';
import type { ImportacoesTable } from './tables.ts';

const texts = {
  noSheet: {
    pt: 'só vale para planilhas.',
    en: 'applies to spreadsheets only.',
    fr: 'ne vaut que pour les tableaux.',
    de: 'gilt nur für Tabellen.',
  },
  noKind: {
    pt: 'não é um tipo de planilha conhecido.',
    en: 'is not a known type of spreadsheet.',
    fr: 'n’est pas un type de tableau connu.',
    de: 'ist keine bekannte Art von Tabelle.',
  },
  noField: {
    pt: 'não é um campo deste tipo.',
    en: 'is not a field of this type.',
    fr: 'n’est pas un champ de ce type.',
    de: 'ist kein Feld dieser Art.',
  },
  noColumn: {
    pt: 'a planilha não tem esta coluna.',
    en: 'the spreadsheet has no such column.',
    fr: 'le tableau ne contient pas cette colonne.',
    de: 'die Tabelle enthält diese Spalte nicht.',
  },
  noOwner: {
    pt: 'não pode ser o vínculo de registros deste tipo.',
    en: 'cannot own records of this type.',
    fr: 'ne peut pas être rattaché à des enregistrements de ce type.',
    de: 'kann Datensätzen dieser Art nicht zugeordnet werden.',
  },
} satisfies Record<string, LocalizedText>;

/** Fault for an owner other than `owner`, which the file names. */
export function ownerConflict(owner: string): LocalizedText {
  return {
    pt: `O próprio arquivo informa que seus registros são de ${owner}.`,
    en: `The file itself says that its records belong to ${owner}.`,
    fr: `Le fichier indique lui-même que ses enregistrements appartiennent à ${owner}.`,
    de: `Laut der Datei gehören ihre Datensätze zu ${owner}.`,
  };
}

type Run = Pick<ImportacoesTable, 'tipo' | 'previa' | 'vinculo'>;
type Said = Reading & { vinculo?: string };

/** Whether records of one of the kinds can belong to the record with this key. */
export function isOwnerKey(kinds: readonly RecordKind[], key: string): boolean {
  return kinds.some(({ owner }) => owner?.pattern.test(key));
}

/** @returns a fault for a key that no kind knows; none when it is empty */
export function findOwnerFaults(kinds: readonly RecordKind[], path: string, key: string, language: Language): Fault[] {
  return key === '' || isOwnerKey(kinds, key) ? [] : [{ path, message: texts.noOwner[language] }];
}

/** @returns a fault for each value that does not fit the file or its kind */
export function findFaults({ tipo, previa, vinculo }: Run, kinds: readonly RecordKind[], said: Said, language: Language): Fault[] {
  const fault = (path: string, text: keyof typeof texts): Fault => ({ path, message: texts[text][language] });
  const planilha = previa?.planilha;
  const kind = kinds.find(({ name }) => name === (said.tipo ?? tipo));
  const ownerFaults = findOwnerFaults(kinds, 'body.vinculo', said.vinculo ?? '', language);
  if (ownerFaults.length > 0) return ownerFaults;
  if (kind && said.vinculo && fittingOwner(kind, said.vinculo) === '') return [fault('body.vinculo', 'noOwner')];
  // Not needed when the file names the owner.
  if (kind?.ownerFromEnvelope && said.vinculo !== undefined && previa && !previa.pede_vinculo && vinculo !== '' && said.vinculo !== vinculo)
    return [{ path: 'body.vinculo', message: ownerConflict(vinculo)[language] }];
  if (!planilha) {
    const given = [said.tipo !== undefined && 'body.tipo', said.colunas && 'body.campos'];
    return given.flatMap((path) => (path ? [fault(path, 'noSheet')] : []));
  }
  const sheet = kind?.sheet;
  if (!sheet) return said.tipo === undefined && !said.colunas ? [] : [fault('body.tipo', 'noKind')];
  const fields = new Set(sheet.map(({ field }) => field));
  return Object.entries(said.colunas ?? {}).flatMap(([campo, coluna]) => [
    ...(fields.has(campo) ? [] : [fault(`body.campos.${campo}`, 'noField')]),
    ...(coluna < planilha.cabecalho.length ? [] : [fault(`body.campos.${campo}`, 'noColumn')]),
  ]);
}
