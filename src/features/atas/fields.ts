// The fields of an ata: what each is called, and where it is shown, recorded and exported.
import type { Field } from '#kit/recordFields.ts';
import type { AtaDetail } from './entities.ts';

/** Of the call's ata: what has a place of its own on the page. */
type NoField = 'licitacao' | 'licitacao_nome' | 'lugar' | 'url' | 'orgao_pagina';
type AtaField = Exclude<keyof AtaDetail, NoField>;

/** In the order of the card of facts, and of the history. */
export const ataFields = {
  id: {
    kind: 'text',
    label: { pt: 'Id', en: 'Id', fr: 'Id', de: 'Id' },
    shown: { list: true, fact: null, history: false, csv: 1, notification: null },
  },
  numero: {
    kind: 'text',
    label: { pt: 'Número', en: 'Number', fr: 'Numéro', de: 'Nummer' },
    shown: { list: true, fact: null, history: true, csv: 2, notification: null },
  },
  ano: {
    kind: 'text',
    label: { pt: 'Ano', en: 'Year', fr: 'Année', de: 'Jahr' },
    shown: { list: true, fact: null, history: true, csv: 3, notification: null },
  },
  objeto: {
    kind: 'long',
    label: { pt: 'Objeto', en: 'Subject', fr: 'Objet', de: 'Gegenstand' },
    shown: { list: true, fact: null, history: true, csv: 4, notification: null },
  },
  orgao: {
    kind: 'text',
    label: { pt: 'Órgão', en: 'Public body', fr: 'Organisme', de: 'Auftraggeber' },
    shown: { list: true, fact: {}, history: true, csv: 5, notification: null },
  },
  orgao_cnpj: {
    kind: 'documento',
    label: { pt: 'CNPJ do órgão', en: 'CNPJ of the body', fr: 'CNPJ de l’organisme', de: 'CNPJ des Auftraggebers' },
    shown: { list: true, fact: {}, history: false, csv: 6, notification: null },
  },
  unidade: {
    kind: 'text',
    label: { pt: 'Unidade', en: 'Unit', fr: 'Unité', de: 'Einheit' },
    shown: { list: true, fact: { with: 'uasg' }, history: true, csv: 7, notification: null },
  },
  uasg: {
    kind: 'text',
    label: { pt: 'Código da unidade', en: 'Code of the unit', fr: 'Code de l’unité', de: 'Code der Einheit' },
    shown: { list: false, fact: null, history: true, csv: 8, notification: null },
  },
  orgao_subrogado: {
    kind: 'text',
    label: { pt: 'Órgão sub-rogado', en: 'On behalf of', fr: 'Pour le compte de', de: 'Im Auftrag von' },
    shown: { list: false, fact: { if: 'orgao_subrogado', below: 'unidade_subrogada' }, history: true, csv: null, notification: null },
  },
  orgao_subrogado_cnpj: {
    kind: 'documento',
    label: {
      pt: 'CNPJ do órgão sub-rogado',
      en: 'CNPJ of the body on whose behalf',
      fr: 'CNPJ de l’organisme bénéficiaire',
      de: 'CNPJ des Beauftragenden',
    },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  unidade_subrogada: {
    kind: 'text',
    label: { pt: 'Unidade sub-rogada', en: 'Unit on whose behalf', fr: 'Unité bénéficiaire', de: 'Beauftragende Einheit' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  uasg_subrogada: {
    kind: 'text',
    label: {
      pt: 'Código da unidade sub-rogada',
      en: 'Code of the unit on whose behalf',
      fr: 'Code de l’unité bénéficiaire',
      de: 'Code der beauftragenden Einheit',
    },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  adesao: {
    kind: 'flag',
    label: { pt: 'Admite adesão', en: 'Open to other bodies', fr: 'Ouvert à d’autres organismes', de: 'Offen für andere Auftraggeber' },
    shown: { list: true, fact: {}, history: true, csv: 9, notification: null },
  },
  assinatura: {
    kind: 'day',
    label: { pt: 'Assinatura', en: 'Signed', fr: 'Signature', de: 'Unterzeichnung' },
    shown: { list: true, fact: {}, history: true, csv: 10, notification: null },
  },
  vigencia_inicio: {
    kind: 'day',
    label: { pt: 'Início da vigência', en: 'In force from', fr: 'En vigueur à partir du', de: 'In Kraft ab' },
    shown: { list: true, fact: {}, history: true, csv: 11, notification: null },
  },
  vigencia_fim: {
    kind: 'day',
    label: { pt: 'Fim da vigência', en: 'In force until', fr: 'En vigueur jusqu’au', de: 'In Kraft bis' },
    shown: { list: true, fact: {}, history: true, csv: 12, notification: null },
  },
  cancelada: {
    kind: 'flag',
    label: { pt: 'Cancelada', en: 'Cancelled', fr: 'Annulé', de: 'Aufgehoben' },
    shown: { list: true, fact: {}, history: true, csv: 13, notification: null },
  },
  cancelamento: {
    kind: 'day',
    label: { pt: 'Cancelamento', en: 'Cancelled on', fr: 'Annulation', de: 'Aufgehoben am' },
    shown: { list: false, fact: { if: 'cancelamento' }, history: true, csv: 14, notification: null },
  },
  publicacao: {
    kind: 'instant',
    label: { pt: 'Publicação', en: 'Published', fr: 'Publication', de: 'Veröffentlichung' },
    shown: { list: true, fact: {}, history: false, csv: 15, notification: null },
  },
  atualizacao: {
    kind: 'instant',
    label: { pt: 'Atualização', en: 'Updated', fr: 'Mise à jour', de: 'Aktualisierung' },
    shown: { list: false, fact: {}, history: false, csv: 16, notification: null },
  },
  plataforma: {
    kind: 'text',
    label: { pt: 'Publicada por', en: 'Published by', fr: 'Publié par', de: 'Veröffentlicht von' },
    shown: { list: false, fact: { if: 'plataforma' }, history: false, csv: null, notification: null },
  },
  controle: {
    kind: 'text',
    label: { pt: 'Número de controle PNCP', en: 'PNCP control number', fr: 'Numéro de contrôle PNCP', de: 'PNCP-Kontrollnummer' },
    shown: { list: false, fact: {}, history: false, csv: 17, notification: null },
  },
  compra_controle: {
    kind: 'text',
    label: {
      pt: 'Número de controle da licitação',
      en: 'Control number of the notice',
      fr: 'Numéro de contrôle de l’appel d’offres',
      de: 'Kontrollnummer der Ausschreibung',
    },
    shown: { list: false, fact: { if: 'compra_controle' }, history: true, csv: 18, notification: null },
  },
  importada_em: {
    kind: 'instant',
    label: { pt: 'Importação', en: 'Import', fr: 'Importation', de: 'Import' },
    shown: { list: false, fact: {}, history: false, csv: null, notification: null },
  },
} as const satisfies { [Name in AtaField]: Field<AtaField, 'documento'> & { since?: never } };
