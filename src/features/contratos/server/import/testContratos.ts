// Invented records of contracts, in the shape of PNCP's consultation service.
import { dayLater } from '#brasil/vigencia.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { SourceRecord } from '#kit/server/records/fields.ts';

/** A day so many days after today. */
export const dayAhead = (days: number) => dayLater(dayInBrasilia(new Date()), days);

export function contratoRecord(sequencial: number, said: SourceRecord = {}): SourceRecord {
  return {
    codigoPaisFornecedor: 'BRA',
    numeroControlePncpCompra: '99000111000100-1-000007/2026',
    dataAtualizacao: '2026-03-12T00:01:19',
    orgaoEntidade: { cnpj: '99000111000100', razaoSocial: 'Município de Pedra Alta', poderId: 'E', esferaId: 'M' },
    dataAssinatura: '2026-03-11',
    dataVigenciaInicio: '2026-03-11',
    dataVigenciaFim: dayAhead(400),
    niFornecedor: '99ABC123000145',
    tipoPessoa: 'PJ',
    processo: 'PE 011/2026',
    orgaoSubRogado: null,
    unidadeOrgao: {
      ...{ ufNome: 'Santa Catarina', codigoIbge: '4208203', codigoUnidade: '1', ufSigla: 'SC' },
      ...{ municipioNome: 'Pedra Alta', nomeUnidade: 'Prefeitura de Pedra Alta' },
    },
    unidadeSubRogada: null,
    nomeRazaoSocialFornecedor: 'Garça Branca Serviços Ltda',
    informacaoComplementar: null,
    numeroContratoEmpenho: `${String(sequencial).padStart(3, '0')}/2026`,
    categoriaProcesso: { id: 8, nome: 'Serviços' },
    anoContrato: 2026,
    tipoContrato: { id: 1, nome: 'Contrato (termo inicial)' },
    sequencialContrato: sequencial,
    dataPublicacaoPncp: '2026-03-12T00:01:18',
    niFornecedorSubContratado: null,
    nomeFornecedorSubContratado: null,
    dataAtualizacaoGlobal: '2026-03-12T00:01:19',
    numeroControlePNCP: `99000111000100-2-${String(sequencial).padStart(6, '0')}/2026`,
    receita: false,
    numeroParcelas: 12,
    numeroRetificacao: 0,
    tipoPessoaSubContratada: null,
    objetoContrato: 'Manutenção dos elevadores da sede da prefeitura',
    valorInicial: 39_000,
    valorParcela: 3250,
    valorGlobal: 39_000,
    valorAcumulado: null,
    identificadorCipi: null,
    urlCipi: null,
    usuarioNome: 'Portal Compras Abertas',
    ...said,
  };
}

/** As the service answers. */
export const pageOf = (...records: SourceRecord[]) => ({ data: records, totalRegistros: records.length, totalPaginas: 1, numeroPagina: 1 });
