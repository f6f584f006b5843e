// Notices for tests, one for each way to reach a status, dated around now.
import { clockInBrasilia } from '#kit/clock.ts';
import { controlNumber, pncpRecord } from './fixtures.ts';

const DAY = 86_400_000;
/** Brasília's time this many days from now, in PNCP's format. */
export const inDays = (days: number) => clockInBrasilia(new Date(Date.now() + days * DAY)).slice(0, 19);
const dates = (published: number, opening: number | null, closing: number | null) => ({
  dataPublicacaoPncp: inDays(published),
  dataAberturaProposta: opening === null ? null : inDays(opening),
  dataEncerramentoProposta: closing === null ? null : inDays(closing),
});
const place = (municipioNome: string, ufSigla: string, codigoUnidade = '1') => ({
  unidadeOrgao: { codigoUnidade, nomeUnidade: 'U', codigoIbge: '1', municipioNome, ufSigla },
});
const orgao = (razaoSocial: string, cnpj = '11222333000181') => ({ orgaoEntidade: { cnpj, razaoSocial, poderId: 'E', esferaId: 'M' } });

/** Seven notices, one for each way to reach a status, in the order of their ids. */
const notices = [
  {
    ...dates(-3, 2, 10),
    ...place('São Paulo', 'SP', '150001'),
    ...orgao('Prefeitura de São Paulo'),
    numeroCompra: '90021',
    objetoCompra: 'Aquisição de materiais de limpeza',
    valorTotalEstimado: 1000,
  },
  {
    ...dates(-20, -5, 3),
    ...place('Niterói', 'RJ'),
    ...orgao('Prefeitura de Niterói'),
    objetoCompra: 'Serviços de limpeza hospitalar',
    valorTotalEstimado: 5000,
    srp: false,
  },
  {
    ...dates(-40, -30, -2),
    ...place('Curitiba', 'PR'),
    ...orgao('Universidade do Paraná'),
    objetoCompra: 'Reforma de pregões antigos',
    valorTotalEstimado: 0,
    orcamentoSigilosoCodigo: 3,
  },
  {
    ...dates(-40, -30, -2),
    ...place('Curitiba', 'PR'),
    ...orgao('Universidade do Paraná'),
    objetoCompra: 'Obra concluída',
    valorTotalHomologado: 90,
    valorTotalEstimado: 100,
  },
  {
    ...dates(-3, 2, 10),
    ...place('Santos', 'SP'),
    situacaoCompraId: 2,
    situacaoCompraNome: 'Revogada',
    objetoCompra: 'Pneus',
    modalidadeId: 8,
    modalidadeNome: 'Dispensa',
  },
  { ...dates(-800, -790, -780), ...place('Santos', 'SP'), objetoCompra: 'Câmaras de ar', valorTotalEstimado: 7 },
  {
    ...dates(-30, null, null),
    ...place('Belém', 'PA'),
    objetoCompra: '100% d_água',
    modalidadeId: 9,
    modalidadeNome: 'Inexigibilidade',
    situacaoCompraId: 4,
    valorTotalEstimado: 30,
  },
];
/** Their resulting statuses. */
export const statuses = ['aberta', 'aberta', 'andamento', 'fechada', 'fechada', 'fechada', 'andamento'];

/** In PNCP's format. */
export function sevenNotices(): object[] {
  return notices.map((notice, i) => pncpRecord({ ...notice, numeroControlePNCP: controlNumber(i + 1) }));
}
