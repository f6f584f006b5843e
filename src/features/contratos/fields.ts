// The fields of a contract: what each is called, and where it is shown, recorded and exported.
import type { Field } from '#kit/recordFields.ts';
import type { ContratoDetail } from './entities.ts';

/** Of the call's contract: what has a place of its own on the page. */
type NoField = 'licitacao' | 'licitacao_nome' | 'url' | 'orgao_pagina' | 'fornecedor_pagina' | 'municipio_pagina';
type ContratoField = Exclude<keyof ContratoDetail, NoField>;

/** In the order of the card of facts, and of the history. */
export const contratoFields = {
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
  tipo: {
    kind: 'text',
    label: { pt: 'Tipo', en: 'Type', fr: 'Type', de: 'Art' },
    shown: { list: true, fact: {}, history: true, csv: 4, notification: null },
  },
  categoria: {
    kind: 'text',
    label: { pt: 'Categoria', en: 'Category', fr: 'Catégorie', de: 'Kategorie' },
    shown: { list: false, fact: {}, history: true, csv: 5, notification: null },
  },
  objeto: {
    kind: 'long',
    label: { pt: 'Objeto', en: 'Subject', fr: 'Objet', de: 'Gegenstand' },
    shown: { list: true, fact: null, history: true, csv: 6, notification: null },
  },
  processo: {
    kind: 'text',
    label: { pt: 'Processo', en: 'Process', fr: 'Procédure', de: 'Aktenzeichen' },
    shown: { list: false, fact: {}, history: true, csv: 7, notification: null },
  },
  orgao: {
    kind: 'text',
    label: { pt: 'Órgão', en: 'Public body', fr: 'Organisme', de: 'Auftraggeber' },
    shown: { list: true, fact: null, history: true, csv: 8, notification: null },
  },
  orgao_cnpj: {
    kind: 'documento',
    label: { pt: 'CNPJ do órgão', en: 'CNPJ of the body', fr: 'CNPJ de l’organisme', de: 'CNPJ des Auftraggebers' },
    shown: { list: true, fact: null, history: false, csv: 9, notification: null },
  },
  unidade: {
    kind: 'text',
    label: { pt: 'Unidade', en: 'Unit', fr: 'Unité', de: 'Einheit' },
    shown: { list: false, fact: { with: 'uasg' }, history: true, csv: 10, notification: null },
  },
  uasg: {
    kind: 'text',
    label: { pt: 'Código da unidade', en: 'Code of the unit', fr: 'Code de l’unité', de: 'Code der Einheit' },
    shown: { list: false, fact: null, history: true, csv: 11, notification: null },
  },
  municipio: {
    kind: 'text',
    label: { pt: 'Município', en: 'Municipality', fr: 'Commune', de: 'Gemeinde' },
    shown: { list: true, fact: { with: 'uf' }, history: true, csv: 12, notification: null },
  },
  uf: {
    kind: 'text',
    label: { pt: 'UF', en: 'State', fr: 'État', de: 'Bundesstaat' },
    shown: { list: true, fact: null, history: true, csv: 13, notification: null },
  },
  ibge: {
    kind: 'text',
    label: { pt: 'Código IBGE', en: 'IBGE code', fr: 'Code IBGE', de: 'IBGE-Code' },
    shown: { list: false, fact: null, history: false, csv: null, notification: null },
  },
  esfera: {
    kind: 'esfera',
    label: { pt: 'Esfera', en: 'Level of government', fr: 'Niveau de l’État', de: 'Verwaltungsebene' },
    shown: { list: false, fact: {}, history: true, csv: null, notification: null },
  },
  poder: {
    kind: 'poder',
    label: { pt: 'Poder', en: 'Branch of power', fr: 'Pouvoir', de: 'Staatsgewalt' },
    shown: { list: false, fact: {}, history: true, csv: null, notification: null },
  },
  orgao_subrogado: {
    kind: 'text',
    label: { pt: 'Órgão sub-rogado', en: 'On behalf of', fr: 'Pour le compte de', de: 'Im Auftrag von' },
    shown: { list: false, fact: { if: 'orgao_subrogado', below: 'unidade_subrogada' }, history: true, csv: null, notification: null },
  },
  unidade_subrogada: {
    kind: 'text',
    label: { pt: 'Unidade sub-rogada', en: 'Unit on whose behalf', fr: 'Unité bénéficiaire', de: 'Beauftragende Einheit' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  fornecedor: {
    kind: 'text',
    label: { pt: 'Fornecedor', en: 'Supplier', fr: 'Fournisseur', de: 'Lieferant' },
    shown: { list: true, fact: null, history: true, csv: 14, notification: null },
  },
  fornecedor_documento: {
    kind: 'documento',
    label: {
      pt: 'CNPJ ou CPF do fornecedor',
      en: 'CNPJ or CPF of the supplier',
      fr: 'CNPJ ou CPF du fournisseur',
      de: 'CNPJ oder CPF des Lieferanten',
    },
    shown: { list: true, fact: null, history: true, csv: 15, notification: null },
  },
  fornecedor_tipo: {
    kind: 'pessoa',
    label: { pt: 'Tipo de fornecedor', en: 'Kind of supplier', fr: 'Type de fournisseur', de: 'Art des Lieferanten' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  fornecedor_pais: {
    kind: 'text',
    label: { pt: 'País do fornecedor', en: 'Country of the supplier', fr: 'Pays du fournisseur', de: 'Land des Lieferanten' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  subcontratado: {
    kind: 'text',
    label: { pt: 'Subcontratado', en: 'Subcontractor', fr: 'Sous-traitant', de: 'Subunternehmer' },
    shown: { list: false, fact: { if: 'subcontratado', below: 'subcontratado_documento' }, history: true, csv: null, notification: null },
  },
  subcontratado_documento: {
    kind: 'documento',
    label: {
      pt: 'CNPJ ou CPF do subcontratado',
      en: 'CNPJ or CPF of the subcontractor',
      fr: 'CNPJ ou CPF du sous-traitant',
      de: 'CNPJ oder CPF des Subunternehmers',
    },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  valor_global: {
    kind: 'money',
    label: { pt: 'Valor global', en: 'Total value', fr: 'Montant global', de: 'Gesamtwert' },
    shown: { list: true, fact: null, history: true, csv: 16, notification: null },
  },
  valor_inicial: {
    kind: 'money',
    label: { pt: 'Valor inicial', en: 'Initial value', fr: 'Montant initial', de: 'Anfangswert' },
    shown: { list: false, fact: null, history: true, csv: 17, notification: null },
  },
  valor_parcela: {
    kind: 'money',
    label: { pt: 'Valor da parcela', en: 'Value of an instalment', fr: 'Montant d’une échéance', de: 'Wert einer Rate' },
    shown: { list: false, fact: null, history: true, csv: 18, notification: null },
  },
  parcelas: {
    kind: 'number',
    label: { pt: 'Parcelas', en: 'Instalments', fr: 'Échéances', de: 'Raten' },
    shown: { list: false, fact: null, history: true, csv: 19, notification: null },
  },
  valor_acumulado: {
    kind: 'money',
    label: { pt: 'Valor acumulado', en: 'Accumulated value', fr: 'Montant cumulé', de: 'Aufgelaufener Wert' },
    shown: { list: false, fact: null, history: true, csv: 20, notification: null },
  },
  assinatura: {
    kind: 'day',
    label: { pt: 'Assinatura', en: 'Signed', fr: 'Signature', de: 'Unterzeichnung' },
    shown: { list: true, fact: {}, history: true, csv: 21, notification: null },
  },
  vigencia_inicio: {
    kind: 'day',
    label: { pt: 'Início da vigência', en: 'In force from', fr: 'En vigueur à partir du', de: 'In Kraft ab' },
    shown: { list: true, fact: {}, history: true, csv: 22, notification: null },
  },
  vigencia_fim: {
    kind: 'day',
    label: { pt: 'Fim da vigência', en: 'In force until', fr: 'En vigueur jusqu’au', de: 'In Kraft bis' },
    shown: { list: true, fact: {}, history: true, csv: 23, notification: null },
  },
  receita: {
    kind: 'flag',
    label: { pt: 'Contrato de receita', en: 'Revenue contract', fr: 'Contrat de recettes', de: 'Einnahmevertrag' },
    shown: { list: false, fact: {}, history: true, csv: 24, notification: null },
  },
  retificacao: {
    kind: 'number',
    label: { pt: 'Retificações', en: 'Rectifications', fr: 'Rectifications', de: 'Berichtigungen' },
    shown: { list: false, fact: { if: 'retificacao' }, history: true, csv: 25, notification: null },
  },
  informacao: {
    kind: 'long',
    label: { pt: 'Informação complementar', en: 'Further information', fr: 'Informations complémentaires', de: 'Weitere Angaben' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  publicacao: {
    kind: 'instant',
    label: { pt: 'Publicação', en: 'Published', fr: 'Publication', de: 'Veröffentlichung' },
    shown: { list: true, fact: {}, history: false, csv: 26, notification: null },
  },
  atualizacao: {
    kind: 'instant',
    label: { pt: 'Atualização', en: 'Updated', fr: 'Mise à jour', de: 'Aktualisierung' },
    shown: { list: false, fact: {}, history: false, csv: 27, notification: null },
  },
  plataforma: {
    kind: 'text',
    label: { pt: 'Publicado por', en: 'Published by', fr: 'Publié par', de: 'Veröffentlicht von' },
    shown: { list: false, fact: { if: 'plataforma' }, history: false, csv: null, notification: null },
  },
  cipi: {
    kind: 'text',
    label: {
      pt: 'Cadastro de investimentos (CIPI)',
      en: 'Register of investments (CIPI)',
      fr: 'Registre des investissements (CIPI)',
      de: 'Investitionsregister (CIPI)',
    },
    shown: { list: false, fact: { if: 'cipi' }, history: true, csv: null, notification: null },
  },
  cipi_url: {
    kind: 'link',
    label: { pt: 'Link do CIPI', en: 'CIPI link', fr: 'Lien du CIPI', de: 'CIPI-Link' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  controle: {
    kind: 'text',
    label: { pt: 'Número de controle PNCP', en: 'PNCP control number', fr: 'Numéro de contrôle PNCP', de: 'PNCP-Kontrollnummer' },
    shown: { list: false, fact: {}, history: false, csv: 28, notification: null },
  },
  compra_controle: {
    kind: 'text',
    label: {
      pt: 'Número de controle da licitação',
      en: 'Control number of the notice',
      fr: 'Numéro de contrôle de l’appel d’offres',
      de: 'Kontrollnummer der Ausschreibung',
    },
    shown: { list: false, fact: { if: 'compra_controle' }, history: true, csv: 29, notification: null },
  },
  importada_em: {
    kind: 'instant',
    label: { pt: 'Importação', en: 'Import', fr: 'Importation', de: 'Import' },
    shown: { list: false, fact: {}, history: false, csv: null, notification: null },
  },
} as const satisfies { [Name in ContratoField]: Field<ContratoField, 'documento' | 'esfera' | 'poder' | 'pessoa'> & { since?: never } };
