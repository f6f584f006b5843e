// Contracts of PNCP, in the format of its consultation service.
import { fonteNames } from '#brasil/fontes.ts';
import { controlNumber, documento, lastChange, moment, nested, nestedText } from '#brasil/server/records/pncpFields.ts';
import {
  amount,
  atPath,
  day,
  flag,
  isRecord,
  link,
  number,
  prose,
  Reject,
  rawText,
  readable,
  requiredInteger,
  requiredText,
  type SourceRecord,
  text,
} from '#kit/server/records/fields.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import type { ContratoRead } from '../tables.ts';

/** Fields of other records of PNCP, some of which have a control number and a body too. */
const ofOthers = [
  ...['modalidadeId', 'numeroCompra', 'objetoCompra', 'situacaoCompraId'],
  ...['numeroItem', 'numeroItemPncp', 'sequencialDocumento', 'numeroControlePNCPAta', 'idPcaPncp'],
];

const controlPattern = /^[0-9A-Z]{14}-2-\d{6,}\/\d{4}$/;

export const pncpContratos: RecordSource<ContratoRead> = {
  name: 'pncp-contratos',
  title: { pt: 'Contratos do PNCP', en: 'PNCP contracts', fr: 'Contrats du PNCP', de: 'Verträge des PNCP' },
  portal: fonteNames.pncp,
  envelopes: ['data'],
  keyOf: ({ numeroControlePNCP }) => rawText(numeroControlePNCP),
  recognises: (record) =>
    'numeroControlePNCP' in record &&
    isRecord(record.orgaoEntidade) &&
    ('numeroContratoEmpenho' in record || 'objetoContrato' in record) &&
    !ofOthers.some((field) => field in record),
  read(record, _owner, doubts = []): ContratoRead {
    const orgao = nested(record, 'orgaoEntidade');
    const parcelas = wholeNumber(record, 'numeroParcelas');
    return {
      controle: controlNumber(record, 'numeroControlePNCP', controlPattern),
      compra_controle: text(record, 'numeroControlePncpCompra', 60),
      fonte: 'pncp',
      numero: requiredText(record, 'numeroContratoEmpenho', 200),
      ano: requiredInteger(record, 'anoContrato'),
      processo: text(record, 'processo'),
      tipo: nestedText(record, 'tipoContrato', 'nome'),
      categoria: nestedText(record, 'categoriaProcesso', 'nome'),
      objeto: prose(record, 'objetoContrato'),
      informacao: prose(record, 'informacaoComplementar'),
      receita: flag(record, 'receita'),
      ...atPath(['orgaoEntidade'], () => ({
        orgao: requiredText(orgao, 'razaoSocial'),
        orgao_cnpj: requiredText(orgao, 'cnpj', 18),
        esfera: text(orgao, 'esferaId'),
        poder: text(orgao, 'poderId'),
      })),
      ...unidadeOf(record),
      orgao_subrogado: nestedText(record, 'orgaoSubRogado', 'razaoSocial'),
      unidade_subrogada: nestedText(record, 'unidadeSubRogada', 'nomeUnidade'),
      fornecedor: text(record, 'nomeRazaoSocialFornecedor'),
      fornecedor_documento: documento(record, 'niFornecedor'),
      fornecedor_tipo: text(record, 'tipoPessoa', 20),
      fornecedor_pais: text(record, 'codigoPaisFornecedor', 60),
      subcontratado: text(record, 'nomeFornecedorSubContratado'),
      subcontratado_documento: documento(record, 'niFornecedorSubContratado'),
      valor_inicial: amount(record, 'valorInicial'),
      valor_parcela: amount(record, 'valorParcela'),
      parcelas: parcelas === 0 ? null : parcelas,
      valor_global: amount(record, 'valorGlobal'),
      valor_acumulado: amount(record, 'valorAcumulado'),
      assinatura: readable(doubts, () => day(record, 'dataAssinatura')),
      vigencia_inicio: readable(doubts, () => day(record, 'dataVigenciaInicio')),
      vigencia_fim: readable(doubts, () => day(record, 'dataVigenciaFim')),
      retificacao: wholeNumber(record, 'numeroRetificacao') ?? 0,
      publicacao: readable(doubts, () => moment(record, 'dataPublicacaoPncp')),
      atualizacao: lastChange(record, ['dataAtualizacaoGlobal', 'dataAtualizacao', 'dataPublicacaoPncp'], doubts),
      plataforma: text(record, 'usuarioNome'),
      cipi: text(record, 'identificadorCipi'),
      cipi_url: link(record, 'urlCipi'),
    };
  },
};

function unidadeOf(record: SourceRecord): Pick<ContratoRead, 'unidade' | 'uasg' | 'municipio' | 'uf' | 'ibge'> {
  const unidade = nested(record, 'unidadeOrgao');
  return atPath(['unidadeOrgao'], () => ({
    unidade: text(unidade, 'nomeUnidade'),
    uasg: text(unidade, 'codigoUnidade', 60),
    municipio: text(unidade, 'municipioNome'),
    uf: text(unidade, 'ufSigla', 2),
    ibge: text(unidade, 'codigoIbge', 20),
  }));
}

/** A count; null if missing. */
function wholeNumber(record: SourceRecord, field: string): number | null {
  const found = number(record, field);
  if (found !== null && (!Number.isInteger(found) || found < 0 || found >= 2 ** 31)) throw new Reject(field, 'notNumber');
  return found;
}
