// The documents of an invented company, with days relative to the current one.
import type { TipoDeCertidao } from '../entities.ts';

export type DemoIssue = {
  numero: string;
  /** Days from today until it was issued and until it expires; null: does not expire. */
  emitida: number;
  vence: number | null;
};
export type DemoCertidao = {
  tipo: TipoDeCertidao;
  titulo?: string;
  emissor: string;
  nota?: string;
  /** The earliest first. */
  issues: readonly DemoIssue[];
};

const once = (numero: string, emitida: number, vence: number | null): DemoIssue[] => [{ numero, emitida, vence }];

export const demoCertidoes: readonly DemoCertidao[] = [
  { tipo: 'contratoSocial', emissor: 'Junta Comercial', issues: once('5ª alteração', -820, null), nota: 'Consolidado' },
  { tipo: 'documentoSocio', titulo: 'RG da sócia administradora', emissor: 'Instituto de Identificação', issues: once('', -1900, null) },
  { tipo: 'cartaoCnpj', emissor: 'Receita Federal', issues: once('', -12, null) },
  { tipo: 'inscricaoEstadual', emissor: 'Secretaria da Fazenda', issues: once('110.042.490.114', -700, null) },
  {
    tipo: 'cndFederal',
    emissor: 'Receita Federal e PGFN',
    issues: [
      { numero: '7A2C.91F0.33B8.D04E', emitida: -340, vence: -161 },
      { numero: '1F4D.80AA.6C27.B95E', emitida: -168, vence: 12 },
    ],
  },
  { tipo: 'cndEstadual', emissor: 'Secretaria da Fazenda', issues: once('26070198432', -150, 30) },
  { tipo: 'cndMunicipal', emissor: 'Prefeitura Municipal', issues: once('0481/2026', -97, -7), nota: 'Pedir pelo portal da prefeitura' },
  {
    tipo: 'crfFgts',
    emissor: 'Caixa Econômica Federal',
    nota: 'Vale por trinta dias',
    issues: [
      { numero: '2026100803154', emitida: -56, vence: -27 },
      { numero: '2026110502281', emitida: -26, vence: 4 },
    ],
  },
  { tipo: 'cndt', emissor: 'Justiça do Trabalho', issues: once('70215533/2026', -40, 140) },
  {
    tipo: 'atestadoCapacidade',
    titulo: 'Atestado – materiais de expediente',
    emissor: 'Município de Vale Verde',
    issues: once('012/2025', -420, null),
  },
  { tipo: 'registroConselho', titulo: 'Registro no CREA', emissor: 'CREA', issues: once('506943871', -200, 165) },
  {
    tipo: 'falencia',
    emissor: 'Tribunal de Justiça',
    issues: once('9034117', -52, 38),
    nota: 'Muitos editais pedem até 60 dias da emissão',
  },
  { tipo: 'balanco', titulo: 'Balanço patrimonial de 2025', emissor: 'Junta Comercial', issues: once('ECD 2025', -210, 155) },
  { tipo: 'declaracao', titulo: 'Declaração de que não emprega menor', emissor: 'A própria empresa', issues: once('', -20, null) },
];
