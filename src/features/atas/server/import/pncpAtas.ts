// Atas de registro de preços of PNCP, in the format of its consultation service.
import { fonteNames } from '#brasil/fontes.ts';
import { controlNumber, documento, lastChange, moment } from '#brasil/server/records/pncpFields.ts';
import { day, flag, prose, rawText, readable, requiredInteger, requiredText, text } from '#kit/server/records/fields.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import type { AtaRead } from '../tables.ts';

/** That of the notice, and the number of the ata. */
const controlPattern = /^[0-9A-Z]{14}-1-\d{6,}\/\d{4}-\d{6,}$/;

/** Fields of notices, their parts and plans. */
const ofOthers = ['numeroControlePNCP', 'idCompra', 'numeroItem', 'sequencialDocumento', 'idPcaPncp'];

export const pncpAtas: RecordSource<AtaRead> = {
  name: 'pncp-atas',
  title: {
    pt: 'Atas de registro de preços do PNCP',
    en: 'PNCP price registers (atas)',
    fr: 'Accords-cadres conclus du PNCP (atas)',
    de: 'Rahmenverträge des PNCP (Atas)',
  },
  portal: fonteNames.pncp,
  envelopes: ['data'],
  keyOf: ({ numeroControlePNCPAta }) => rawText(numeroControlePNCPAta),
  recognises: (record) =>
    'numeroControlePNCPAta' in record && 'numeroAtaRegistroPreco' in record && !ofOthers.some((field) => field in record),
  read: (record, _owner, doubts = []): AtaRead => ({
    controle: controlNumber(record, 'numeroControlePNCPAta', controlPattern),
    compra_controle: text(record, 'numeroControlePNCPCompra', 60),
    fonte: 'pncp',
    numero: requiredText(record, 'numeroAtaRegistroPreco', 200),
    ano: requiredInteger(record, 'anoAta'),
    objeto: prose(record, 'objetoContratacao'),
    orgao: requiredText(record, 'nomeOrgao'),
    orgao_cnpj: requiredText(record, 'cnpjOrgao', 18),
    unidade: text(record, 'nomeUnidadeOrgao'),
    uasg: text(record, 'codigoUnidadeOrgao', 60),
    orgao_subrogado: text(record, 'nomeOrgaoSubrogado'),
    orgao_subrogado_cnpj: documento(record, 'cnpjOrgaoSubrogado'),
    unidade_subrogada: text(record, 'nomeUnidadeOrgaoSubrogado'),
    uasg_subrogada: text(record, 'codigoUnidadeOrgaoSubrogado', 60),
    adesao: (record.possibilidadeAdesao ?? null) === null ? null : flag(record, 'possibilidadeAdesao'),
    cancelada: flag(record, 'cancelado'),
    cancelamento: readable(doubts, () => day(record, 'dataCancelamento')),
    assinatura: readable(doubts, () => day(record, 'dataAssinatura')),
    vigencia_inicio: readable(doubts, () => day(record, 'vigenciaInicio')),
    vigencia_fim: readable(doubts, () => day(record, 'vigenciaFim')),
    publicacao: readable(doubts, () => moment(record, 'dataPublicacaoPncp')),
    atualizacao: lastChange(record, ['dataAtualizacaoGlobal', 'dataAtualizacao', 'dataPublicacaoPncp', 'dataInclusao'], doubts),
    plataforma: text(record, 'usuario'),
  }),
};
