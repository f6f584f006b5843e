// Records of the chambers that are not imported, so that the refusal can say what they are.
import type { LocalizedText } from '#kit/errors.ts';
import { hasFields, notImported } from '#kit/server/records/unsupported.ts';

const movimentacoes = notImported(
  'Movimentações de matéria do Senado',
  'Movements of a bill of the Federal Senate',
  'Mouvements d’un projet du Sénat',
  'Verfahrensschritte eines Entwurfs des Senats',
);
const processo = notImported(
  'Processo da nova API do Senado (/processo)',
  'Process of the new API of the Federal Senate (/processo)',
  'Dossier de la nouvelle API du Sénat (/processo)',
  'Vorgang der neuen API des Senats (/processo)',
);

/** Explains records of none of these kinds that are known nevertheless. */
export function explainUnknownProjetos(first: unknown[]): LocalizedText | undefined {
  if (hasFields(first, [['MovimentacaoMateria'], ['InformesLegislativos'], ['InformeLegislativo'], ['informesLegislativos']]))
    return movimentacoes;
  const ofProcesses = [['codigoMateria'], ['autuacoes'], ['tipoDocumento'], ['tramitando'], ['siglaCasaIdentificadora']];
  if (
    hasFields(
      first,
      ofProcesses.map((fields) => ['identificacao', ...fields]),
    )
  )
    return processo;
  return hasFields(first, [['cod', 'sigla', 'nome']])
    ? {
        pt: 'O arquivo contém uma tabela de códigos da Câmara. Dessas tabelas, só a de tipos de projeto (siglaTipo) pode ser importada.',
        en: 'The file contains a table of codes from the Chamber of Deputies. Of these tables, only the one with bill types (siglaTipo) can be imported.',
        fr: 'Il contient une table de codes de la Chambre. De ses tables, seule celle des types de projets (siglaTipo) peut être importée.',
        de: 'Sie enthält eine Codetabelle der Abgeordnetenkammer. Von deren Tabellen wird nur die der Arten von Gesetzentwürfen (siglaTipo) importiert.',
      }
    : undefined;
}
