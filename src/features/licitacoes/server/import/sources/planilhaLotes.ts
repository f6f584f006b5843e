// Lotes of any notices in a sheet filled in by a user.
import { roundAmount } from '#kit/server/database/database.ts';
import { prose, Reject, rawText, type SourceRecord, text } from '#kit/server/records/fields.ts';
import { nomesDasSituacoesDoItem, situacoesDoItem } from '../../../codes.ts';
import { type LoteRead, noDetails, type PartSource } from '../part.ts';
import { controleOrOwnKey } from './noticeFields.ts';
import { cellAmount, cellCode, cellCodeText, cellInteger, cellNumber, filled, namesOf } from './planilhaFields.ts';
import { planilhaLotesColumns } from './planilhaLotesColumns.ts';

export const planilhaLotes: PartSource<'lote'> = {
  name: 'planilha-lotes',
  title: { pt: 'Planilha de lotes', en: 'Spreadsheet of lots', fr: 'Tableau de lots', de: 'Tabelle mit Losen' },
  parte: 'lote',
  sheet: planilhaLotesColumns,
  recognises: () => false,
  keyOf: (record) => [record.numero_controle, record.numero].map(rawText).filter(Boolean).join(' '),
  read: (record) => ({ parte: 'lote', fonte: 'planilha', controle: controleOrOwnKey(record, 'numero_controle'), row: readLote(record) }),
};

const tipos = ['', 'M', 'S'] as const;
const tipoNames = namesOf({}, { M: 1, Material: 1, Materiais: 1, S: 2, Serviço: 2, Serviços: 2 });
const situacaoNames = namesOf(nomesDasSituacoesDoItem, {
  Anulado: situacoesDoItem.cancelado,
  Revogado: situacoesDoItem.cancelado,
  Cancelado: situacoesDoItem.cancelado,
});

function readLote(record: SourceRecord): LoteRead {
  const numero = filled(cellInteger(record, 'numero'), 'numero');
  const descricao = prose(record, 'descricao');
  if (descricao === '') throw new Reject('descricao', 'missing');
  const quantidade = cellNumber(record, 'quantidade');
  const unitario = cellAmount(record, 'valor_unitario');
  const product = quantidade !== null && unitario !== null ? roundAmount(quantidade * unitario) : null;
  const situacao = (cellCode(record, 'situacao', situacaoNames) ?? situacoesDoItem.emAndamento) as keyof typeof nomesDasSituacoesDoItem;
  return {
    numero,
    grupo: cellCodeText(record, 'grupo') || null,
    descricao,
    quantidade,
    unidade: text(record, 'unidade'),
    valor_unitario: unitario,
    valor_total: cellAmount(record, 'valor_total') ?? product,
    material_servico: tipos[cellCode(record, 'tipo', tipoNames) ?? 0] ?? '',
    beneficio: text(record, 'beneficio'),
    criterio: text(record, 'criterio'),
    situacao_codigo: Number(situacao),
    situacao: nomesDasSituacoesDoItem[situacao],
    catalogo: '',
    ...noDetails,
    atualizacao: null,
  };
}
