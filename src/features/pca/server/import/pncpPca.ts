// Annual plans of PNCP, in the format of its consultation service: a plan with some of its items.
import { fonteNames } from '#brasil/fontes.ts';
import { controlNumber, lastChange, moment } from '#brasil/server/records/pncpFields.ts';
import {
  amount,
  atPath,
  day,
  isRecord,
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
import type { ItemFacts, PlanoFacts } from '../tables.ts';

export type PlanoRead = PlanoFacts & { itens: ItemFacts[] };

const controlPattern = /^[0-9A-Z]{14}-0-\d{6,}\/\d{4}$/;

/** Fields of other records of PNCP. */
const ofOthers = ['numeroControlePNCP', 'numeroControlePNCPAta', 'idCompra', 'numeroItem', 'sequencialDocumento'];

export const pncpPca: RecordSource<PlanoRead> = {
  name: 'pncp-pca',
  title: {
    pt: 'Planos de contratações anuais do PNCP',
    en: 'PNCP annual procurement plans',
    fr: 'Plans annuels d’achats du PNCP',
    de: 'Jährliche Beschaffungspläne des PNCP',
  },
  portal: fonteNames.pncp,
  envelopes: ['data'],
  keyOf: ({ idPcaPncp }) => rawText(idPcaPncp),
  recognises: (record) => 'idPcaPncp' in record && 'anoPca' in record && 'itens' in record && !ofOthers.some((field) => field in record),
  read(record, _owner, doubts = []): PlanoRead {
    const atualizacao = lastChange(record, ['dataAtualizacaoGlobalPCA', 'dataPublicacaoPNCP'], doubts);
    const itens = record.itens;
    if (!Array.isArray(itens)) throw new Reject('itens', 'missing');
    return {
      controle: controlNumber(record, 'idPcaPncp', controlPattern),
      fonte: 'pncp',
      ano: requiredInteger(record, 'anoPca'),
      orgao: requiredText(record, 'orgaoEntidadeRazaoSocial'),
      orgao_cnpj: requiredText(record, 'orgaoEntidadeCnpj', 18),
      unidade: text(record, 'nomeUnidade'),
      uasg: text(record, 'codigoUnidade', 60),
      publicacao: readable(doubts, () => moment(record, 'dataPublicacaoPNCP')),
      atualizacao,
      itens: itens.map((item: unknown, place) =>
        atPath(['itens', place], () => {
          if (!isRecord(item)) throw new Reject('', 'notRecord');
          const ofItem: Reject[] = [];
          const read = readItem(item, atualizacao, ofItem);
          doubts.push(...ofItem.map(({ field, motive }) => new Reject(`itens.${place}.${field}`, motive)));
          return read;
        }),
      ),
    };
  },
};

/** Sources write `-` for a unit that is not told. */
function readItem(item: SourceRecord, planChanged: string, doubts: Reject[]): ItemFacts {
  const unidade = text(item, 'unidadeFornecimento');
  const changed = (field: string) => readable(doubts, () => moment(item, field));
  return {
    numero: requiredInteger(item, 'numeroItem'),
    descricao: prose(item, 'descricaoItem'),
    categoria: text(item, 'categoriaItemPcaNome'),
    catalogo: text(item, 'nomeClassificacaoCatalogo'),
    classe: text(item, 'classificacaoSuperiorNome'),
    classe_codigo: text(item, 'classificacaoSuperiorCodigo', 60),
    pdm: text(item, 'pdmDescricao'),
    pdm_codigo: text(item, 'pdmCodigo', 60),
    item_codigo: text(item, 'codigoItem', 60),
    grupo: text(item, 'grupoContratacaoNome'),
    grupo_codigo: text(item, 'grupoContratacaoCodigo', 100),
    requisitante: text(item, 'unidadeRequisitante'),
    unidade_medida: unidade === '-' ? '' : unidade,
    // 0 stands for unknown, as in amounts.
    quantidade: amount(item, 'quantidadeEstimada'),
    valor_unitario: amount(item, 'valorUnitario'),
    valor_total: amount(item, 'valorTotal'),
    valor_orcamento: amount(item, 'valorOrcamentoExercicio'),
    desejada: readable(doubts, () => day(item, 'dataDesejada')),
    inclusao: changed('dataInclusao'),
    atualizacao: changed('dataAtualizacao') ?? changed('dataInclusao') ?? planChanged,
  };
}
