// Titles of the columns of previews and sheets: the labels of fields, and others where a file calls for them.
import type { LocalizedText } from '#kit/errors.ts';
import { labelsOf } from '#kit/recordFields.ts';
import type { SheetColumn } from '#kit/server/records/kind.ts';
import { licitacaoFields } from '../../fields.ts';
import { partFields } from '../../partFields.ts';

const ofNotice = labelsOf(licitacaoFields);

export const columnTitles = {
  ...labelsOf(partFields.documento),
  ...labelsOf(partFields.lote),
  ...ofNotice,
  numero_controle: ofNotice.controle,
  num_licitacao: { pt: 'Licitação', en: 'Notice', fr: 'Appel d’offres', de: 'Ausschreibung' },
  numero: ofNotice.num_licitacao,
  ano: { pt: 'Ano', en: 'Year', fr: 'Année', de: 'Jahr' },
  cnpj: ofNotice.orgao_cnpj,
  uasg: ofNotice.UASG,
  situacao: partFields.lote.situacao.label,
  grupo: { pt: 'Grupo', en: 'Group', fr: 'Lot', de: 'Los' },
  fornecedor: { pt: 'Fornecedor', en: 'Supplier', fr: 'Fournisseur', de: 'Auftragnehmer' },
  fornecedor_documento: {
    pt: 'Documento do fornecedor',
    en: 'Supplier’s CNPJ or CPF',
    fr: 'CNPJ ou CPF du fournisseur',
    de: 'CNPJ oder CPF des Auftragnehmers',
  },
  portal: { pt: 'Portal', en: 'Portal', fr: 'Portail', de: 'Portal' },
  data: { pt: 'Data', en: 'Date', fr: 'Date', de: 'Datum' },
  sequencial: { pt: 'Sequência', en: 'Sequence', fr: 'Numéro d’ordre', de: 'Laufende Nummer' },
};

export type ColumnName = keyof typeof columnTitles;

/** A column of a sheet in one line. */
export function column(
  field: ColumnName,
  need: 'required' | 'optional',
  example: string,
  aliases: readonly string[],
  hint: LocalizedText,
): SheetColumn {
  return { field, title: columnTitles[field], isRequired: need === 'required', hint, example, aliases };
}
