// Records of the same portals that are not imported, so that the refusal can say what they are.
import type { LocalizedText } from '#kit/errors.ts';
import { hasFields, notImported } from '#kit/server/records/unsupported.ts';

/** Unsupported records of the same portals, each recognised by one of these sets of fields. */
const notTaken: readonly { has: readonly (readonly string[])[]; says: LocalizedText }[] = [
  {
    has: [
      ['receita_despesa'],
      ['licitacao_numero', 'fornecedor'],
      ['vigencia_inicio', 'valor_global'],
      ['contratante', 'fornecedor', 'objeto'],
    ],
    says: notImported(
      'Contrato do Contratos.gov.br',
      'Contract of Contratos.gov.br',
      'Contrat de Contratos.gov.br',
      'Vertrag von Contratos.gov.br',
    ),
  },
  {
    has: [
      ['numero_controle_pncp', 'item_url'],
      ['numero_controle_pncp', 'document_type'],
      ['item_url', 'orgao_cnpj'],
    ],
    says: notImported(
      'Resultado de busca do portal do PNCP',
      'Search result of the portal of PNCP',
      'Résultat de recherche du portail du PNCP',
      'Suchergebnis des Portals des PNCP',
    ),
  },
  {
    has: [
      ['numeroTermoContrato'],
      ['sequencialTermoContrato'],
      ['tipoTermoContratoNome'],
      ['tipoTermoContratoId'],
      ['objetoTermoContrato'],
    ],
    says: notImported(
      'Termo de contrato do PNCP (aditivo, apostilamento ou rescisão)',
      'Amendment of a contract of PNCP (aditivo, apostilamento or termination)',
      'Avenant à un contrat du PNCP (aditivo, apostilamento ou résiliation)',
      'Nachtrag zu einem Vertrag des PNCP (Aditivo, Apostilamento oder Auflösung)',
    ),
  },
  {
    has: [['numeroAtaRegistroPreco']],
    says: {
      pt: 'Este arquivo contém atas em outro formato que o do PNCP, que ainda não é importado.',
      en: 'This file contains price registers (atas) in another format than that of PNCP, which is not imported yet.',
      fr: 'Ce fichier contient des accords-cadres (atas) dans un autre format que celui du PNCP ; il n’est pas encore importé.',
      de: 'Diese Datei enthält Rahmenverträge (Atas) in einem anderen Format als dem des PNCP; es wird noch nicht importiert.',
    },
  },
  {
    has: [
      ['numeroContratoEmpenho'],
      ['objetoContrato'],
      ['numeroContrato', 'dataVigenciaInicio'],
      ['numeroContrato', 'dataVigenciaInicial'],
    ],
    says: {
      pt: 'Este arquivo contém contratos em outro formato que o do PNCP, que ainda não é importado.',
      en: 'This file contains contracts in another format than that of PNCP, which is not imported yet.',
      fr: 'Ce fichier contient des contrats dans un autre format que celui du PNCP ; il n’est pas encore importé.',
      de: 'Diese Datei enthält Verträge in einem anderen Format als dem des PNCP; es wird noch nicht importiert.',
    },
  },
  {
    has: [['idPcaPncp'], ['anoPca'], ['anoPcaProjetoCompra']],
    says: {
      pt: 'Este arquivo contém planos de contratações anuais (PCA) em outro formato que o do PNCP, que ainda não é importado.',
      en: 'This file contains annual procurement plans (PCA) in another format than that of PNCP, which is not imported yet.',
      fr: 'Ce fichier contient des plans annuels d’achats (PCA) dans un autre format que celui du PNCP ; il n’est pas encore importé.',
      de: 'Diese Datei enthält jährliche Beschaffungspläne (PCA) in einem anderen Format als dem des PNCP; es wird noch nicht importiert.',
    },
  },
  {
    has: [['codigoOrgao', 'nomeOrgao']],
    says: {
      pt: 'O arquivo contém um cadastro de órgãos, e não licitações.',
      en: 'The file contains a register of public bodies (órgãos), not notices.',
      fr: 'Il contient un registre d’organismes, pas des appels d’offres.',
      de: 'Sie enthält ein Verzeichnis von Auftraggebern, keine Ausschreibungen.',
    },
  },
];

/** Explains records of none of these kinds that are known nevertheless. */
export function explainUnknown(first: unknown[]): LocalizedText | undefined {
  return notTaken.find(({ has }) => hasFields(first, has))?.says;
}
