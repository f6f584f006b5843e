// Records of the same portals that are not imported, so that the refusal can say what they are.
import type { LocalizedText } from '#kit/errors.ts';
import { isRecord } from '#kit/server/records/fields.ts';

/** Unsupported records of the same portals, each recognised by one of these sets of fields. */
const notTaken: readonly { has: readonly (readonly string[])[]; says: LocalizedText }[] = [
  {
    has: [['idPcaPncp'], ['anoPca'], ['anoPcaProjetoCompra']],
    says: {
      pt: 'Este arquivo contém planos de contratações anuais (PCA), que ainda não são importados.',
      en: 'This file contains annual procurement plans (PCA), which are not imported yet.',
      fr: "Ce fichier contient des plans annuels d'achats (PCA) ; ces plans ne sont pas encore importés.",
      de: 'Diese Datei enthält jährliche Beschaffungspläne (PCA); diese Pläne werden noch nicht importiert.',
    },
  },
  {
    has: [['codigoOrgao', 'nomeOrgao']],
    says: {
      pt: 'O arquivo contém um cadastro de órgãos, e não licitações.',
      en: 'The file contains a register of public bodies (órgãos), not notices.',
      fr: "Il contient un registre d'organismes, pas des appels d'offres.",
      de: 'Sie enthält ein Verzeichnis von Auftraggebern, keine Ausschreibungen.',
    },
  },
];

/** Explains records of none of these kinds that are known nevertheless. */
export function explainUnknown(first: unknown[]): LocalizedText | undefined {
  const hasAll = (fields: readonly string[]) => first.some((record) => isRecord(record) && fields.every((field) => field in record));
  return notTaken.find(({ has }) => has.some(hasAll))?.says;
}
