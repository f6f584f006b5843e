// The demo: 600 invented notices. Buyers, objects and numbers never change; dates move with the current day.

import { dayNumberInBrasilia } from '#brasil/server/officeDays.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { modalidades, situacoes } from '../../codes.ts';
import type { NoticeRead } from '../import/notice.ts';
import type { DocumentoRead, LoteRead, ResultadoRead } from '../import/part.ts';
import type { ContasOrgaosTable } from '../tables.ts';
import { listContas } from './contas.ts';
import { listDocumentos } from './documentos.ts';
import { drawLotes } from './lotes.ts';
import { orgaos } from './orgaos.ts';
import { type Desfecho, type Plan, planNotices } from './plan.ts';
import { datesOn } from './timing.ts';

export type DemoNotice = { notice: NoticeRead; lotes: LoteRead[]; resultados: ResultadoRead[]; documentos: DocumentoRead[] };

const situacaoNomes = {
  [situacoes.divulgada]: 'Divulgada no PNCP',
  [situacoes.revogada]: 'Revogada',
  [situacoes.anulada]: 'Anulada',
  [situacoes.suspensa]: 'Suspensa',
};
const situacaoPorDesfecho: Partial<Record<Desfecho, keyof typeof situacaoNomes>> = {
  revogada: situacoes.revogada,
  anulada: situacoes.anulada,
  suspensa: situacoes.suspensa,
};

/** Invented names. */
const plataformas = ['Portal Compras Abertas', 'Licita Digital', 'Pregão Livre'];
const presenciais: ReadonlySet<number> = new Set([5, 7, 13]);
const justificativa = 'Sessão presencial, gravada em áudio e vídeo, por falta de conexão estável à internet no local.';

const bairros = [
  'Jardim das Acácias',
  'Vila Nova',
  'São José',
  'Alto da Colina',
  'Boa Esperança',
  'Parque dos Ipês',
  'Santo Antônio',
  'Bela Vista',
  'Recanto Verde',
  'Porto Velho do Rio',
  'Nova Aurora',
  'Cidade Alta',
];
const informacoes = {
  comPrazo: [
    'Esclarecimentos e impugnações até três dias úteis antes da abertura das propostas.',
    'A visita técnica é facultativa e deve ser agendada com a unidade requisitante.',
    'A sessão pública segue o horário de Brasília e as condições do edital.',
  ],
  semPrazo: ['Despesa custeada com recursos próprios.', 'Pagamento em até trinta dias após o ateste da nota fiscal.'],
};

/** The notices as of the day of `today` in Brasília, oldest first. */
export function demoNotices(today: Date): DemoNotice[] {
  const day = dayNumberInBrasilia(today);
  return planNotices().map((plan) => writeNotice(plan, day));
}

/** Invented payment accounts of some órgãos. */
export function demoContas(): ContasOrgaosTable[] {
  return listContas();
}

function writeNotice(plan: Plan, day: number): DemoNotice {
  const { modalidade, regra, assunto, orgao, unidade, desfecho, random, ano, erro } = plan;
  const dates = datesOn(day, plan.timing);
  const srp = (modalidade === 6 || modalidade === 7) && random.chance(0.45);
  const sigiloso = modalidade >= 4 && modalidade <= 7 && erro === 1 && random.chance(0.07);
  const semValor = modalidade === 10 || ((modalidade === 11 || modalidade === 12) && random.chance(0.4));
  const priced = drawLotes(plan, sigiloso || semValor);
  const situacao = situacaoPorDesfecho[desfecho] ?? situacoes.divulgada;
  const numero = orgao.esfera === 'F' ? String(90_000 + plan.ordem) : String(plan.ordem).padStart(3, '0');
  const controle = `${orgao.cnpj}-1-${String(plan.sequencial).padStart(6, '0')}/${ano}`;
  const address = `https://demo.invalid/compras/${orgao.cnpj}/${ano}/${plan.sequencial}`;
  const [amparo, amparoDescricao] = assunto.amparo ?? regra.amparo;
  const notice: NoticeRead = {
    controle,
    fonte: 'demo',
    uasg: unidade.uasg,
    numero,
    ano,
    num_licitacao: `${numero}/${ano}`,
    processo:
      orgao.esfera === 'F'
        ? `23${random.between(100, 999)}.${String(random.between(1, 99_999)).padStart(6, '0')}/${ano}-${random.between(10, 99)}`
        : `${random.between(100, 9999)}/${ano}`,
    objeto: writeObjeto(plan, srp),
    informacao: random.chance(0.35) ? random.pick(informacoes[regra.janela ? 'comPrazo' : 'semPrazo']) : '',
    modalidade_codigo: modalidade,
    modalidade: modalidades[modalidade as keyof typeof modalidades],
    modo_disputa: random.weighted(regra.modos),
    instrumento: regra.instrumento,
    situacao_codigo: situacao,
    situacao: situacaoNomes[situacao],
    amparo_legal: amparo,
    amparo_legal_descricao: amparoDescricao,
    srp,
    orcamento_sigiloso: sigiloso,
    valor_estimado: priced.estimado,
    valor_homologado: priced.homologado,
    ...dates,
    orgao: orgao.nome,
    orgao_cnpj: orgao.cnpj,
    esfera: orgao.esfera,
    poder: orgao.poder,
    unidade: unidade.nome,
    municipio: orgao.municipio.nome,
    uf: orgao.municipio.uf,
    ibge: orgao.municipio.ibge,
    ...subRogadoOf(plan),
    plataforma: orgao.esfera === 'F' ? 'Compras.gov.br' : (plataformas[plan.ordem % plataformas.length] as string),
    justificativa_presencial: presenciais.has(modalidade) ? justificativa : '',
    link_origem: random.chance(0.6) ? address : null,
    link_processo: random.chance(0.15) ? `${address}/processo` : null,
    excluida: desfecho === 'retirada',
    tem_resultado: desfecho === 'resultado',
  };
  const data = dayInBrasilia(new Date(dates.atualizacao));
  const resultados = priced.resultados.map((resultado) => ({ ...resultado, data }));
  return { notice, lotes: priced.lotes, resultados, documentos: listDocumentos(plan, srp, dates) };
}

/** One notice in forty is bought for another body, without consuming randomness: later choices stay the same. */
function subRogadoOf({ ordem, orgao }: Plan) {
  const other = ordem % 40 === 3 ? orgaos[(orgaos.indexOf(orgao) + 1) % orgaos.length] : undefined;
  const [unidade] = other?.unidades ?? [];
  return {
    orgao_subrogado: other?.nome ?? '',
    orgao_subrogado_cnpj: other?.cnpj ?? '',
    unidade_subrogada: unidade?.nome ?? '',
    uasg_subrogada: unidade?.uasg ?? '',
  };
}

function writeObjeto({ assunto, orgao, random }: Plan, srp: boolean): string {
  const texto = assunto.texto
    .replace('{de}', orgao.de)
    .replace('de {municipio}', orgao.municipio.de)
    .replace('em {municipio}', orgao.municipio.em)
    .replace('{bairro}', random.pick(bairros));
  return srp ? `Registro de preços para eventual ${texto.charAt(0).toLowerCase()}${texto.slice(1)}` : texto;
}
