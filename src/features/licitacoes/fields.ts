// The fields of a notice. Said here once for each: what it is called, and where it is shown, recorded, exported and notified of.
// The screens' typography of French and German is set by the build.
import type { Field } from '#kit/recordFields.ts';
import type { LicitacaoDetail } from './entities.ts';
import { listed } from './listedFields.ts';

/** Of the call's notice: its parts, which have cards of their own, and what follows from other fields. */
type NoField =
  | 'lotes'
  | 'documentos'
  | 'paymentDetails'
  | 'conta_demo'
  | 'agencia'
  | 'conta'
  | 'suspensa'
  | 'desfecho'
  | 'link_pncp'
  | 'impugnacao_ate';
/** `phase`: in procurement terms, computed for the export. */
export type LicitacaoField = Exclude<keyof LicitacaoDetail, NoField> | 'phase';

/** Kinds of values beside the common ones; most are codes with a text. */
type OwnKind =
  | 'company'
  | 'emenda'
  | 'esfera'
  | 'fonte'
  | 'implausible'
  | 'modalidade'
  | 'phase'
  | 'poder'
  | 'situacao'
  | 'status'
  | 'tipo';

/** In the order of the card of facts. */
export const licitacaoFields = {
  id: {
    kind: 'text',
    label: { pt: 'Id', en: 'Id', fr: 'Id', de: 'Id' },
    shown: { list: true, fact: null, history: false, csv: 1, notification: null },
  },
  status: {
    kind: 'status',
    label: { pt: 'Status', en: 'Status', fr: 'Statut', de: 'Status' },
    column: null,
    shown: { list: true, fact: null, history: false, csv: 2, notification: null },
  },
  phase: {
    kind: 'phase',
    label: { pt: 'Situação', en: 'Phase', fr: 'Situation', de: 'Stand' },
    column: null,
    shown: { list: false, fact: null, history: false, csv: 3, notification: null },
  },
  num_licitacao: {
    kind: 'text',
    ...listed.num_licitacao,
    shown: { list: true, fact: null, history: true, csv: 7, notification: 12 },
  },
  objeto: {
    kind: 'long',
    ...listed.objeto,
    shown: { list: true, fact: null, history: true, csv: 18, notification: 8 },
  },
  informacao: {
    kind: 'long',
    label: { pt: 'Informação complementar', en: 'Further information', fr: 'Information complémentaire', de: 'Weitere Angaben' },
    shown: { list: false, fact: null, history: true, csv: 27, notification: 11 },
  },
  orgao: {
    kind: 'text',
    ...listed.orgao,
    shown: { list: true, fact: null, history: true, csv: 9, notification: 13 },
  },
  municipio: {
    kind: 'text',
    label: { pt: 'Município', en: 'Municipality', fr: 'Commune', de: 'Gemeinde' },
    shown: { list: true, fact: null, history: true, csv: 11, notification: null },
  },
  uf: {
    kind: 'text',
    label: { pt: 'UF', en: 'State', fr: 'État', de: 'Bundesstaat' },
    shown: { list: true, fact: null, history: true, csv: 12, notification: null },
  },
  valor_estimado: {
    kind: 'money',
    ...listed.valor_estimado,
    shown: { list: true, fact: null, history: true, csv: 16, notification: 6 },
  },
  orcamento_sigiloso: {
    kind: 'flag',
    label: { pt: 'Orçamento sigiloso', en: 'Confidential budget', fr: 'Budget confidentiel', de: 'Vertrauliches Budget' },
    shown: { list: true, fact: null, history: true, csv: null, notification: null },
  },
  valor_implausivel: {
    kind: 'implausible',
    label: { pt: 'Valor implausível', en: 'Implausible value', fr: 'Montant invraisemblable', de: 'Unplausibler Wert' },
    shown: { list: true, fact: null, history: false, csv: 25, notification: null },
  },
  valor_homologado: {
    kind: 'money',
    label: { pt: 'Valor homologado', en: 'Awarded value', fr: 'Montant attribué', de: 'Zuschlagssumme' },
    shown: { list: false, fact: null, history: true, csv: 17, notification: 7 },
  },
  publicacao: {
    kind: 'instant',
    ...listed.publicacao,
    shown: { list: true, fact: null, history: true, csv: 6, notification: 15 },
  },
  abertura: {
    kind: 'instant',
    ...listed.abertura,
    labels: { notification: { pt: 'Abertura', en: 'Opening', fr: 'Début du dépôt', de: 'Beginn der Angebotsfrist' } },
    shown: { list: true, fact: null, history: true, csv: 4, notification: 4 },
  },
  encerramento: {
    kind: 'instant',
    ...listed.encerramento,
    labels: { notification: { pt: 'Encerramento', en: 'Closing', fr: 'Date limite', de: 'Ende der Angebotsfrist' } },
    shown: { list: true, fact: null, history: true, csv: 5, notification: 5 },
  },
  abertura_ilegivel: {
    kind: 'text',
    label: { pt: 'Abertura ilegível', en: 'Unreadable opening', fr: 'Début du dépôt illisible', de: 'Unlesbarer Fristbeginn' },
    since: 4,
    shown: { list: true, fact: null, history: false, csv: null, notification: null },
  },
  encerramento_ilegivel: {
    kind: 'text',
    label: { pt: 'Encerramento ilegível', en: 'Unreadable closing', fr: 'Date limite illisible', de: 'Unlesbares Fristende' },
    since: 4,
    shown: { list: true, fact: null, history: false, csv: null, notification: null },
  },
  atualizacao: {
    kind: 'instant',
    label: { pt: 'Atualização', en: 'Update', fr: 'Mise à jour', de: 'Aktualisierung' },
    shown: { list: false, fact: null, history: false, csv: 28, notification: null },
  },
  importada_em: {
    kind: 'instant',
    label: { pt: 'Importação', en: 'Import', fr: 'Importation', de: 'Import' },
    shown: { list: false, fact: null, history: false, csv: null, notification: null },
  },
  excluida: {
    kind: 'flag',
    label: { pt: 'Excluída na fonte', en: 'Withdrawn by the source', fr: 'Supprimé à la source', de: 'In der Quelle gelöscht' },
    shown: { list: true, fact: null, history: true, csv: null, notification: 2 },
  },
  tem_resultado: {
    kind: 'flag',
    label: { pt: 'Tem resultado', en: 'Has a result', fr: 'A un résultat', de: 'Hat ein Ergebnis' },
    shown: { list: false, fact: null, history: true, csv: null, notification: 3 },
  },
  link_origem: {
    kind: 'link',
    label: { pt: 'Endereço na origem', en: 'Address at the source', fr: 'Adresse à la source', de: 'Adresse in der Quelle' },
    labels: { csv: { pt: 'Link', en: 'Link', fr: 'Lien', de: 'Link' } },
    shown: { list: false, fact: null, history: true, csv: 22, notification: null },
  },
  link_processo: {
    kind: 'link',
    label: { pt: 'Processo eletrônico', en: 'Electronic case file', fr: 'Dossier électronique', de: 'Elektronische Akte' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  orgao_cnpj: {
    kind: 'company',
    label: { pt: 'CNPJ', en: 'CNPJ', fr: 'CNPJ', de: 'CNPJ' },
    shown: { list: true, fact: {}, history: true, csv: 10, notification: null },
  },
  unidade: {
    kind: 'text',
    label: { pt: 'Unidade', en: 'Unit', fr: 'Service acheteur', de: 'Vergabestelle' },
    shown: { list: false, fact: {}, history: true, csv: 26, notification: 14 },
  },
  UASG: {
    kind: 'text',
    ...listed.UASG,
    column: 'uasg',
    shown: { list: true, fact: { if: 'UASG' }, history: true, csv: 8, notification: null },
  },
  orgao_subrogado: {
    kind: 'text',
    label: { pt: 'Órgão sub-rogado', en: 'Purchased on behalf of', fr: 'Organisme bénéficiaire', de: 'Bedarfsträger' },
    since: 3,
    shown: { list: false, fact: { if: 'orgao_subrogado', with: 'orgao_subrogado_cnpj' }, history: true, csv: 23, notification: null },
  },
  orgao_subrogado_cnpj: {
    kind: 'company',
    label: {
      pt: 'CNPJ do órgão sub-rogado',
      en: 'CNPJ of the body it is purchased for',
      fr: 'CNPJ de l’organisme bénéficiaire',
      de: 'CNPJ des Bedarfsträgers',
    },
    since: 3,
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  unidade_subrogada: {
    kind: 'text',
    label: { pt: 'Unidade sub-rogada', en: 'Unit it is purchased for', fr: 'Unité bénéficiaire', de: 'Bedarfsstelle' },
    since: 3,
    shown: { list: false, fact: { if: 'unidade_subrogada', with: 'uasg_subrogada' }, history: true, csv: 29, notification: null },
  },
  uasg_subrogada: {
    kind: 'text',
    label: {
      pt: 'UASG da unidade sub-rogada',
      en: 'UASG of the unit it is purchased for',
      fr: 'UASG de l’unité bénéficiaire',
      de: 'UASG der Bedarfsstelle',
    },
    since: 3,
    shown: { list: false, fact: null, history: true, csv: 30, notification: null },
  },
  municipio_subrogado: {
    kind: 'text',
    label: {
      pt: 'Município da unidade sub-rogada',
      en: 'Municipality it is purchased for',
      fr: 'Commune bénéficiaire',
      de: 'Gemeinde der Bedarfsstelle',
    },
    since: 4,
    shown: { list: false, fact: { if: 'municipio_subrogado', with: 'uf_subrogada' }, history: true, csv: 31, notification: null },
  },
  uf_subrogada: {
    kind: 'text',
    label: {
      pt: 'UF da unidade sub-rogada',
      en: 'State it is purchased for',
      fr: 'État bénéficiaire',
      de: 'Bundesstaat der Bedarfsstelle',
    },
    since: 4,
    shown: { list: false, fact: null, history: true, csv: 32, notification: null },
  },
  ibge: {
    kind: 'text',
    label: { pt: 'Código IBGE', en: 'IBGE code', fr: 'Code IBGE', de: 'IBGE-Code' },
    shown: { list: true, fact: {}, history: true, csv: null, notification: null },
  },
  esfera: {
    kind: 'esfera',
    label: { pt: 'Esfera', en: 'Level of government', fr: 'Niveau', de: 'Ebene' },
    labels: { fact: { pt: 'Esfera e poder', en: 'Level and branch', fr: 'Niveau et pouvoir', de: 'Ebene und Staatsgewalt' } },
    shown: { list: false, fact: { with: 'poder' }, history: true, csv: null, notification: null },
  },
  poder: {
    kind: 'poder',
    label: { pt: 'Poder', en: 'Branch', fr: 'Pouvoir', de: 'Staatsgewalt' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  modalidade: {
    kind: 'modalidade',
    ...listed.modalidade,
    shown: { list: true, fact: {}, history: true, csv: 13, notification: 9 },
  },
  modo_disputa: {
    kind: 'situacao',
    label: { pt: 'Modo de disputa', en: 'Bidding mode', fr: 'Mode de mise en concurrence', de: 'Bietverfahren' },
    shown: { list: false, fact: {}, history: true, csv: null, notification: 10 },
  },
  instrumento: {
    kind: 'text',
    label: { pt: 'Instrumento convocatório', en: 'Type of notice', fr: 'Type d’avis', de: 'Art der Bekanntmachung' },
    shown: { list: false, fact: {}, history: true, csv: null, notification: null },
  },
  processo: {
    kind: 'text',
    label: { pt: 'Processo', en: 'Case number', fr: 'Numéro de dossier', de: 'Aktenzeichen' },
    shown: { list: false, fact: {}, history: true, csv: 19, notification: null },
  },
  tipo_item: {
    kind: 'tipo',
    label: { pt: 'Tipo de item', en: 'Item type', fr: 'Nature de l’achat', de: 'Art der Leistung' },
    shown: { list: true, fact: {}, history: true, csv: 14, notification: null },
  },
  srp: {
    kind: 'flag',
    label: { pt: 'Registro de preços', en: 'Price registration', fr: 'Accord-cadre', de: 'Rahmenvereinbarung' },
    shown: { list: true, fact: {}, history: true, csv: 15, notification: null },
  },
  situacao: {
    kind: 'situacao',
    label: { pt: 'Situação na fonte', en: 'Status at the source', fr: 'Statut à la source', de: 'Status in der Quelle' },
    labels: { notification: { pt: 'Situação', en: 'Status', fr: 'Statut', de: 'Status' } },
    shown: { list: false, fact: {}, history: true, csv: null, notification: 1 },
  },
  fonte: {
    kind: 'fonte',
    label: { pt: 'Fonte', en: 'Source', fr: 'Source', de: 'Quelle' },
    shown: { list: true, fact: {}, history: true, csv: 21, notification: null },
  },
  plataforma: {
    kind: 'text',
    label: { pt: 'Plataforma de origem', en: 'Submitted through', fr: 'Plateforme d’origine', de: 'Herkunftsplattform' },
    labels: { csv: { pt: 'Plataforma', en: 'Submitted through', fr: 'Plateforme d’origine', de: 'Herkunftsplattform' } },
    since: 3,
    shown: { list: false, fact: { if: 'plataforma' }, history: true, csv: 24, notification: null },
  },
  fontes_orcamentarias: {
    kind: 'list',
    label: { pt: 'Fontes orçamentárias', en: 'Sources of funds', fr: 'Sources budgétaires', de: 'Haushaltsquellen' },
    since: 4,
    shown: { list: false, fact: { if: 'fontes_orcamentarias', wide: true }, history: true, csv: 33, notification: null },
  },
  emenda_parlamentar: {
    kind: 'emenda',
    label: {
      pt: 'Emenda parlamentar',
      en: 'Parliamentary amendment',
      fr: 'Amendement parlementaire',
      de: 'Haushaltsantrag von Abgeordneten',
    },
    since: 4,
    shown: { list: false, fact: { if: 'emenda_parlamentar' }, history: true, csv: 34, notification: null },
  },
  controle: {
    kind: 'text',
    label: { pt: 'Número de controle', en: 'Control number', fr: 'Numéro de contrôle', de: 'Kontrollnummer' },
    shown: { list: false, fact: { wide: true }, history: false, csv: 20, notification: null },
  },
  justificativa_presencial: {
    kind: 'text',
    label: {
      pt: 'Justificativa da forma presencial',
      en: 'Reason for the in-person session',
      fr: 'Motif de la séance en présentiel',
      de: 'Begründung der Präsenzsitzung',
    },
    since: 3,
    shown: { list: false, fact: { if: 'justificativa_presencial', wide: true }, history: true, csv: null, notification: null },
  },
  amparo_legal: {
    kind: 'text',
    label: { pt: 'Amparo legal', en: 'Legal basis', fr: 'Base légale', de: 'Rechtsgrundlage' },
    shown: { list: false, fact: { below: 'amparo_legal_descricao', wide: true }, history: true, csv: null, notification: null },
  },
  amparo_legal_descricao: {
    kind: 'text',
    label: { pt: 'Texto do amparo legal', en: 'Text of the legal basis', fr: 'Texte de la base légale', de: 'Text der Rechtsgrundlage' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
} as const satisfies { [Name in LicitacaoField]: Field<LicitacaoField, OwnKind> };
