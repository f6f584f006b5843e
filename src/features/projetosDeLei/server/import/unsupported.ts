// Records of the chambers that are not imported, so that the refusal can say what they are.
import type { LocalizedText } from '#kit/errors.ts';
import { isRecord } from '#kit/server/records/fields.ts';

/** Explains records of none of these kinds that are known nevertheless. */
export function explainUnknownProjetos(first: unknown[]): LocalizedText | undefined {
  const isTable = first.some((record) => isRecord(record) && 'cod' in record && 'sigla' in record && 'nome' in record);
  return isTable
    ? {
        pt: 'O arquivo contém uma tabela de códigos da Câmara. Dessas tabelas, só a de tipos de projeto (siglaTipo) pode ser importada.',
        en: 'The file contains a table of codes from the Chamber of Deputies. Of these tables, only the one with bill types (siglaTipo) can be imported.',
        fr: 'Il contient une table de codes de la Chambre. De ses tables, seule celle des types de projets (siglaTipo) peut être importée.',
        de: 'Sie enthält eine Codetabelle der Abgeordnetenkammer. Von deren Tabellen wird nur die der Arten von Gesetzentwürfen (siglaTipo) importiert.',
      }
    : undefined;
}
