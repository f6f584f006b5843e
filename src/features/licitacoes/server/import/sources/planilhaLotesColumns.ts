// Columns of a sheet of lotes: aliases and hints.
import type { SheetColumn } from '#kit/server/records/kind.ts';
import { column } from '../columnTitles.ts';
import { numeroControle } from './planilhaLicitacoesColumns.ts';

export const planilhaLotesColumns: readonly SheetColumn[] = [
  numeroControle,
  column(
    'numero',
    'required',
    '1',
    ['Item', 'Nº', 'Número do item', 'Nº do item', 'numeroItem', 'numeroItemPncp', 'Number', 'Article', 'Nummer', 'Position'],
    {
      pt: 'Número do item na licitação, a partir de 1.',
      en: "The item's number in the notice, from 1.",
      fr: 'Numéro de l’article dans l’appel d’offres, à partir de 1.',
      de: 'Nummer der Position in der Ausschreibung, ab 1.',
    },
  ),
  column(
    'descricao',
    'required',
    'Pneu 175/70 R14 novo',
    ['Descrição do item', 'Especificação', 'descricaoResumida', 'Objeto', 'Description', 'Beschreibung'],
    {
      pt: 'Descrição do item.',
      en: 'Description of the item.',
      fr: 'Ce qui est acheté.',
      de: 'Was eingekauft wird.',
    },
  ),
  column('quantidade', 'optional', '120', ['Qtd', 'Qtde', 'Quant', 'Quantity', 'Quantité', 'Menge'], {
    pt: 'Quantidade: 120 ou 12,5.',
    en: 'Quantity: 120 or 12,5, with a decimal comma.',
    fr: 'Quantité : 120 ou 12,5, avec une virgule décimale.',
    de: 'Menge: 120 oder 12,5, mit Dezimalkomma.',
  }),
  column(
    'unidade',
    'optional',
    'Unidade',
    ['Unidade de medida', 'Unidade de fornecimento', 'unidadeMedida', 'UN', 'Unit', 'Unité', 'Einheit'],
    {
      pt: 'Unidade de medida.',
      en: 'Unit of measure.',
      fr: 'Unité de mesure.',
      de: 'Maßeinheit.',
    },
  ),
  column(
    'valor_unitario',
    'optional',
    '412,90',
    ['Valor unitário estimado', 'Preço unitário', 'valorUnitarioEstimado', 'Unit price', 'Prix unitaire', 'Einzelpreis'],
    {
      pt: 'Em reais: 1.234,56. Vazio ou 0: não informado.',
      en: 'In reais: 1.234,56, with a decimal comma. Empty or 0: not given.',
      fr: 'En reais : 1.234,56, avec une virgule décimale. Vide ou 0 : inconnu.',
      de: 'In Real: 1.234,56, mit Dezimalkomma. Leer oder 0: unbekannt.',
    },
  ),
  column('valor_total', 'optional', '', ['Valor total estimado', 'Preço total', 'Total', 'Total price', 'Prix total', 'Gesamtpreis'], {
    pt: 'Em reais. Vazio: quantidade vezes valor unitário.',
    en: 'In reais. Empty: quantity times unit price.',
    fr: 'En reais. Vide : quantité fois prix unitaire.',
    de: 'In Real. Leer: Menge mal Einzelpreis.',
  }),
  column(
    'tipo',
    'optional',
    'Material',
    ['material_servico', 'Tipo de item', 'Material ou serviço', 'materialOuServicoNome', 'materialOuServico', 'Item type'],
    {
      pt: 'Material ou Serviço, ou M ou S.',
      en: 'Material or Serviço (service), or M or S.',
      fr: 'Material (fourniture) ou Serviço (service), ou M ou S.',
      de: 'Material oder Serviço (Leistung), oder M oder S.',
    },
  ),
  column('grupo', 'optional', '', ['Lote', 'Número do lote', 'Número do grupo', 'Lot', 'Los'], {
    pt: 'Lote ou grupo a que o item pertence.',
    en: 'The lot that the item belongs to.',
    fr: 'Le lot auquel l’article appartient.',
    de: 'Das Los, zu dem die Position gehört.',
  }),
  column('beneficio', 'optional', 'Sem benefício', ['Tipo de benefício', 'Benefício ME/EPP', 'tipoBeneficioNome'], {
    pt: 'Benefício para pequenas empresas, como na fonte.',
    en: 'Benefit for small companies, as given by the source.',
    fr: 'Avantage pour les petites entreprises, selon la source.',
    de: 'Vorteil für kleine Unternehmen, wie in der Quelle.',
  }),
  column('criterio', 'optional', 'Menor preço', ['Critério de julgamento', 'criterioJulgamentoNome'], {
    pt: 'Critério de julgamento, como na fonte.',
    en: 'Award criterion, as given by the source.',
    fr: 'Critère d’attribution, selon la source.',
    de: 'Zuschlagskriterium, wie in der Quelle.',
  }),
  column('situacao', 'optional', 'Em andamento', ['Situação do item', 'situacaoCompraItemNome', 'situacaoCompraItem'], {
    pt: 'Em andamento, Homologado, Cancelado, Deserto ou Fracassado, ou 1 a 5. Vazio: Em andamento.',
    en: 'Em andamento, Homologado, Cancelado, Deserto or Fracassado, or 1 to 5. Empty: Em andamento.',
    fr: 'Em andamento, Homologado, Cancelado, Deserto ou Fracassado, ou 1 à 5. Vide : Em andamento.',
    de: 'Em andamento, Homologado, Cancelado, Deserto oder Fracassado, oder 1 bis 5. Leer: Em andamento.',
  }),
];
