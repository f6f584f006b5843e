// The fields of a notice's parts. All of them are in the history; their cards are drawn by hand.

import type { LocalizedText } from '#kit/errors.ts';
import type { FieldKind } from '#kit/recordFields.ts';
import type { Documento, Lote, Resultado } from './entities.ts';

/** `since`: its column is null in what was read before that version of the reader, which is no change. */
type PartField = { kind: FieldKind | 'company' | 'materialServico' | 'situacao'; label: LocalizedText; since?: number };
/** A part's number identifies it. */
type PartFields<Part, Key extends keyof Part> = { [Name in Exclude<keyof Part, Key>]: PartField };

export const partFields = {
  lote: {
    grupo: { kind: 'text', label: { pt: 'Lote', en: 'Lot', fr: 'Lot', de: 'Los' } },
    descricao: { kind: 'text', label: { pt: 'Descrição', en: 'Description', fr: 'Description', de: 'Beschreibung' } },
    quantidade: { kind: 'number', label: { pt: 'Quantidade', en: 'Quantity', fr: 'Quantité', de: 'Menge' } },
    unidade: { kind: 'text', label: { pt: 'Unidade de medida', en: 'Unit of measure', fr: 'Unité de mesure', de: 'Maßeinheit' } },
    valor_unitario: { kind: 'money', label: { pt: 'Valor unitário', en: 'Unit price', fr: 'Prix unitaire', de: 'Einzelpreis' } },
    valor_total: { kind: 'money', label: { pt: 'Valor total', en: 'Total value', fr: 'Montant total', de: 'Gesamtpreis' } },
    material_servico: {
      kind: 'materialServico',
      label: { pt: 'Tipo de item', en: 'Item type', fr: 'Nature de l’achat', de: 'Art der Leistung' },
    },
    beneficio: { kind: 'text', label: { pt: 'Benefício', en: 'Benefit', fr: 'Avantage PME', de: 'KMU-Vergünstigung' } },
    criterio: {
      kind: 'text',
      label: { pt: 'Critério de julgamento', en: 'Award criterion', fr: 'Critère d’attribution', de: 'Zuschlagskriterium' },
    },
    situacao: { kind: 'situacao', label: { pt: 'Situação', en: 'Status', fr: 'Statut', de: 'Status' } },
    catalogo: {
      kind: 'text',
      label: { pt: 'Código CATMAT/CATSER', en: 'CATMAT/CATSER code', fr: 'Code CATMAT/CATSER', de: 'CATMAT/CATSER-Code' },
    },
    ncm: { kind: 'text', label: { pt: 'NCM/NBS', en: 'NCM/NBS', fr: 'NCM/NBS', de: 'NCM/NBS' }, since: 4 },
    ncm_descricao: {
      kind: 'text',
      label: { pt: 'Descrição do NCM/NBS', en: 'NCM/NBS description', fr: 'Description NCM/NBS', de: 'NCM/NBS-Beschreibung' },
      since: 4,
    },
    categoria: {
      kind: 'text',
      label: { pt: 'Categoria do item', en: 'Item category', fr: 'Catégorie de l’article', de: 'Kategorie der Position' },
      since: 4,
    },
    informacao: {
      kind: 'text',
      label: { pt: 'Informação complementar', en: 'Further information', fr: 'Information complémentaire', de: 'Weitere Angaben' },
      since: 4,
    },
    margem_preferencia: {
      kind: 'text',
      label: { pt: 'Margem de preferência', en: 'Margin of preference', fr: 'Marge de préférence', de: 'Präferenzmarge' },
      since: 4,
    },
  },
  resultado: {
    fornecedor: { kind: 'text', label: { pt: 'Vencedor', en: 'Winner', fr: 'Attributaire', de: 'Zuschlag an' } },
    fornecedor_documento: { kind: 'company', label: { pt: 'CNPJ ou CPF', en: 'CNPJ or CPF', fr: 'CNPJ ou CPF', de: 'CNPJ oder CPF' } },
    porte: { kind: 'text', label: { pt: 'Porte', en: 'Company size', fr: 'Taille de l’entreprise', de: 'Unternehmensgröße' } },
    quantidade: { kind: 'number', label: { pt: 'Quantidade', en: 'Quantity', fr: 'Quantité', de: 'Menge' } },
    valor_unitario: {
      kind: 'money',
      label: { pt: 'Unitário homologado', en: 'Awarded unit price', fr: 'Prix unitaire attribué', de: 'Einzelpreis laut Zuschlag' },
    },
    valor_total: {
      kind: 'money',
      label: { pt: 'Total homologado', en: 'Awarded total', fr: 'Total attribué', de: 'Gesamtpreis laut Zuschlag' },
    },
    desconto: { kind: 'percent', label: { pt: 'Desconto', en: 'Discount', fr: 'Remise', de: 'Nachlass' } },
    data: {
      kind: 'day',
      label: { pt: 'Data do resultado', en: 'Date of the result', fr: 'Date du résultat', de: 'Datum des Ergebnisses' },
    },
    situacao: { kind: 'situacao', label: { pt: 'Situação', en: 'Status', fr: 'Statut', de: 'Status' } },
    cancelado: { kind: 'flag', label: { pt: 'Cancelado', en: 'Cancelled', fr: 'Annulé', de: 'Aufgehoben' } },
    motivo_cancelamento: {
      kind: 'text',
      label: {
        pt: 'Motivo do cancelamento',
        en: 'Reason for the cancellation',
        fr: 'Motif de l’annulation',
        de: 'Grund der Aufhebung',
      },
      since: 4,
    },
  },
  documento: {
    titulo: { kind: 'text', label: { pt: 'Título', en: 'Title', fr: 'Titre', de: 'Titel' } },
    tipo: { kind: 'text', label: { pt: 'Tipo', en: 'Type', fr: 'Type', de: 'Art' } },
    url: { kind: 'text', label: { pt: 'Endereço', en: 'Address', fr: 'Adresse', de: 'Adresse' } },
    publicacao: { kind: 'instant', label: { pt: 'Publicação', en: 'Publication', fr: 'Publication', de: 'Veröffentlichung' } },
  },
} as const satisfies {
  lote: PartFields<Lote, 'numero' | 'resultados'>;
  resultado: PartFields<Resultado, 'sequencial'>;
  documento: PartFields<Documento, 'id'>;
};
