// The fields of an item of an annual plan: what each is called, and where it is shown and exported.
import type { Field } from '#kit/recordFields.ts';
import type { PcaItemDetail } from './entities.ts';

type PcaField = Exclude<keyof PcaItemDetail, 'plano' | 'orgao_pagina'>;

/** In the order of the card of facts. */
export const pcaFields = {
  id: {
    kind: 'text',
    label: { pt: 'Id', en: 'Id', fr: 'Id', de: 'Id' },
    shown: { list: true, fact: null, history: false, csv: 1, notification: null },
  },
  ano: {
    kind: 'text',
    label: { pt: 'Ano', en: 'Year', fr: 'Année', de: 'Jahr' },
    shown: { list: true, fact: null, history: false, csv: 2, notification: null },
  },
  orgao: {
    kind: 'text',
    label: { pt: 'Órgão', en: 'Public body', fr: 'Organisme', de: 'Auftraggeber' },
    shown: { list: true, fact: {}, history: false, csv: 3, notification: null },
  },
  orgao_cnpj: {
    kind: 'documento',
    label: { pt: 'CNPJ do órgão', en: 'CNPJ of the body', fr: 'CNPJ de l’organisme', de: 'CNPJ des Auftraggebers' },
    shown: { list: true, fact: null, history: false, csv: 4, notification: null },
  },
  unidade: {
    kind: 'text',
    label: { pt: 'Unidade', en: 'Unit', fr: 'Unité', de: 'Einheit' },
    shown: { list: true, fact: {}, history: false, csv: 5, notification: null },
  },
  numero: {
    kind: 'text',
    label: { pt: 'Item', en: 'Item', fr: 'Poste', de: 'Position' },
    shown: { list: true, fact: {}, history: false, csv: 6, notification: null },
  },
  descricao: {
    kind: 'long',
    label: { pt: 'Descrição', en: 'Description', fr: 'Description', de: 'Beschreibung' },
    shown: { list: true, fact: null, history: false, csv: 7, notification: null },
  },
  categoria: {
    kind: 'text',
    label: { pt: 'Categoria', en: 'Category', fr: 'Catégorie', de: 'Kategorie' },
    shown: { list: true, fact: {}, history: false, csv: 8, notification: null },
  },
  catalogo: {
    kind: 'text',
    label: { pt: 'Catálogo', en: 'Catalogue', fr: 'Catalogue', de: 'Katalog' },
    shown: { list: false, fact: {}, history: false, csv: null, notification: null },
  },
  classe: {
    kind: 'text',
    label: { pt: 'Classe ou grupo', en: 'Class or group', fr: 'Classe ou groupe', de: 'Klasse oder Gruppe' },
    shown: { list: true, fact: { with: 'classe_codigo' }, history: false, csv: 9, notification: null },
  },
  classe_codigo: {
    kind: 'text',
    label: { pt: 'Código da classe', en: 'Code of the class', fr: 'Code de la classe', de: 'Code der Klasse' },
    shown: { list: true, fact: null, history: false, csv: 10, notification: null },
  },
  pdm: {
    kind: 'text',
    label: {
      pt: 'Padrão descritivo (PDM)',
      en: 'Description pattern (PDM)',
      fr: 'Modèle descriptif (PDM)',
      de: 'Beschreibungsmuster (PDM)',
    },
    shown: { list: false, fact: { if: 'pdm_codigo', with: 'pdm_codigo' }, history: false, csv: 11, notification: null },
  },
  pdm_codigo: {
    kind: 'text',
    label: { pt: 'Código do PDM', en: 'PDM code', fr: 'Code PDM', de: 'PDM-Code' },
    shown: { list: false, fact: null, history: false, csv: null, notification: null },
  },
  item_codigo: {
    kind: 'text',
    label: { pt: 'Código do item', en: 'Code of the item', fr: 'Code du poste', de: 'Code der Position' },
    shown: { list: false, fact: { if: 'item_codigo' }, history: false, csv: 12, notification: null },
  },
  grupo: {
    kind: 'text',
    label: { pt: 'Contratação prevista', en: 'Planned purchase', fr: 'Achat prévu', de: 'Geplante Beschaffung' },
    shown: { list: true, fact: { if: 'grupo', below: 'grupo_codigo' }, history: false, csv: 13, notification: null },
  },
  grupo_codigo: {
    kind: 'text',
    label: { pt: 'Código da contratação', en: 'Code of the purchase', fr: 'Code de l’achat', de: 'Code der Beschaffung' },
    shown: { list: false, fact: null, history: false, csv: 14, notification: null },
  },
  requisitante: {
    kind: 'text',
    label: { pt: 'Unidade requisitante', en: 'Requesting unit', fr: 'Unité demandeuse', de: 'Anfordernde Einheit' },
    shown: { list: false, fact: { if: 'requisitante' }, history: false, csv: 15, notification: null },
  },
  quantidade: {
    kind: 'number',
    label: { pt: 'Quantidade', en: 'Quantity', fr: 'Quantité', de: 'Menge' },
    shown: { list: true, fact: { with: 'unidade_medida' }, history: false, csv: 16, notification: null },
  },
  unidade_medida: {
    kind: 'text',
    label: { pt: 'Unidade de fornecimento', en: 'Unit of supply', fr: 'Unité de fourniture', de: 'Liefereinheit' },
    shown: { list: true, fact: null, history: false, csv: 17, notification: null },
  },
  valor_unitario: {
    kind: 'money',
    label: { pt: 'Valor unitário', en: 'Unit value', fr: 'Valeur unitaire', de: 'Einzelwert' },
    shown: { list: true, fact: {}, history: false, csv: 18, notification: null },
  },
  valor_total: {
    kind: 'money',
    label: { pt: 'Valor total', en: 'Total value', fr: 'Valeur totale', de: 'Gesamtwert' },
    shown: { list: true, fact: {}, history: false, csv: 19, notification: null },
  },
  valor_orcamento: {
    kind: 'money',
    label: { pt: 'Orçamento do exercício', en: 'Budget of the year', fr: 'Budget de l’exercice', de: 'Haushalt des Jahres' },
    shown: { list: false, fact: {}, history: false, csv: 20, notification: null },
  },
  desejada: {
    kind: 'day',
    label: { pt: 'Data desejada', en: 'Wanted on', fr: 'Date souhaitée', de: 'Gewünscht am' },
    shown: { list: true, fact: {}, history: false, csv: 21, notification: null },
  },
  inclusao: {
    kind: 'instant',
    label: { pt: 'Inclusão', en: 'Added', fr: 'Ajout', de: 'Aufgenommen' },
    shown: { list: false, fact: {}, history: false, csv: 22, notification: null },
  },
  atualizacao: {
    kind: 'instant',
    label: { pt: 'Atualização', en: 'Updated', fr: 'Mise à jour', de: 'Aktualisierung' },
    shown: { list: false, fact: {}, history: false, csv: 23, notification: null },
  },
  controle: {
    kind: 'text',
    label: { pt: 'Plano no PNCP', en: 'Plan on PNCP', fr: 'Plan sur le PNCP', de: 'Plan im PNCP' },
    shown: { list: false, fact: {}, history: false, csv: 24, notification: null },
  },
} as const satisfies { [Name in PcaField]: Field<PcaField, 'documento'> & { since?: never } };
