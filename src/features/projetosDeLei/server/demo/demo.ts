// The demo: 80 invented bills. Authors, subjects and numbers never change; dates move with the current day.
import { businessDayFrom, businessDayUntil, dayNumberInBrasilia, instantInBrasilia } from '#brasil/server/officeDays.ts';
import { createRandom, type Random } from '#kit/server/random.ts';
import type { TramitacaoRead } from '../import/parts.ts';
import type { AutorRead, OwnFacts, ProjetoKey } from '../import/projeto.ts';
import type { Assunto } from './assunto.ts';
import { compras } from './assuntos/compras.ts';
import { obras } from './assuntos/obras.ts';
import { orcamento } from './assuntos/orcamento.ts';
import { saude } from './assuntos/saude.ts';
import { transparencia } from './assuntos/transparencia.ts';
import { listAutores } from './autores.ts';
import { listPassos } from './passos.ts';

export type DemoProjeto = { projeto: ProjetoKey & OwnFacts; autores: AutorRead[]; tramitacoes: TramitacaoRead[] };

const seed = 20_261_121;
const tipos: Readonly<Record<string, readonly [nome: string, from: number, to: number]>> = {
  PL: ['Projeto de Lei', 180, 5400],
  PLP: ['Projeto de Lei Complementar', 20, 290],
  PEC: ['Proposta de Emenda à Constituição', 3, 84],
  PDL: ['Projeto de Decreto Legislativo', 40, 760],
  MPV: ['Medida Provisória', 1211, 1390],
  PRC: ['Projeto de Resolução da Câmara', 8, 120],
  PRS: ['Projeto de Resolução do Senado', 4, 90],
  PLS: ['Projeto de Lei do Senado', 30, 520],
  PLC: ['Projeto de Lei da Câmara', 10, 170],
};
const regimes = ['Ordinário', 'Ordinário', 'Prioridade', 'Urgência'];

/** The bills as of the day of `today` in Brasília. */
export function demoProjetos(today: Date): DemoProjeto[] {
  const day = dayNumberInBrasilia(today);
  const taken = new Set<string>();
  return [...compras, ...orcamento, ...obras, ...transparencia, ...saude].map((assunto, place) =>
    write(assunto, place, day, taken, createRandom(seed + (place + 1) * 7919)),
  );
}

function write(assunto: Assunto, place: number, today: number, taken: Set<string>, random: Random): DemoProjeto {
  const { casa, tipo, ano, desfecho = 'tramitando' } = assunto;
  const codigo = `demo-${String(place + 1).padStart(3, '0')}`;
  const numero = number(assunto, taken, random);
  const autores = listAutores(assunto, random);
  const passos = listPassos(assunto, `${tipo} ${numero}/${ano}`, autores[0]?.nome ?? '', random);
  const dates = datesOf(assunto, passos.length, today, random);
  const regime = casa === 'camara' ? random.pick(regimes) : '';
  const address = `https://demo.invalid/projetos/${codigo}`;
  const tramitacoes = passos.map((passo, step) => ({
    ...passo,
    sequencia: step + 1,
    data: dates[step] as string,
    regime,
    url: /^Parecer|^Apresentação de Prop/.test(passo.descricao) ? `${address}/documentos/${step + 1}` : null,
  }));
  return {
    projeto: {
      casa,
      codigo,
      tipo,
      tipo_codigo: '',
      tipo_nome: tipos[tipo]?.[0] ?? tipo,
      numero,
      ano,
      ementa: assunto.ementa,
      ementa_detalhada: assunto.detalhe ?? '',
      apelido: assunto.apelido ?? '',
      palavras_chave: assunto.palavras.join('\n'),
      apresentacao: dates[0]?.slice(0, 10) ?? null,
      // Its status is derived from its steps.
      status: null,
      relator: '',
      apreciacao: '',
      tramitando: desfecho === 'tramitando' || desfecho === 'outraCasa',
      url: address,
      url_inteiro_teor: `${address}/inteiro-teor`,
    },
    autores,
    tramitacoes,
  };
}

function number({ casa, tipo, ano }: Assunto, taken: Set<string>, random: Random): number {
  const [, from, to] = tipos[tipo] ?? ['', 1, 999];
  for (;;) {
    const numero = random.between(from, to);
    const key = `${casa} ${tipo} ${numero}/${ano}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return numero;
  }
}

/**
 * From the presentation, whose day is fixed, to the last step, which keeps its distance from today: most soon after the beginning, a few
 * recently.
 */
function datesOf({ tipo, ano, ha }: Assunto, count: number, today: number, random: Random): string[] {
  const last = ha < 0 ? businessDayFrom(today - ha) : businessDayUntil(today - ha);
  const before = ha < 0 ? businessDayUntil(today - 1) : last;
  const presented = Math.floor(Date.UTC(ano, random.between(1, 6), random.between(1, 28)) / 86_400_000);
  // A provisional measure lasts four months, and a bill with few steps was presented recently.
  const isShort = tipo === 'MPV' || (count <= 5 && ha < 20);
  const ago = tipo === 'MPV' ? 75 : (isShort ? 6 : 3) * Math.min(count, 30);
  const first = businessDayUntil(isShort ? before - ago : Math.min(presented, before - ago));
  const recent = Math.min(4, Math.floor(count / 4));
  const days = Array.from({ length: count }, (_, step) => {
    if (step === 0) return first;
    if (step === count - 1) return last;
    if (step >= count - 1 - recent) return Math.max(first, before - random.between(0, 24));
    return first + Math.floor((before - first) * random.next() ** 1.7);
  }).sort((a, b) => a - b);
  let latest = '';
  return days.map((day, step) => {
    const at = step === 0 || step === count - 1 ? day : Math.max(first, businessDayUntil(day));
    const moment = instantInBrasilia(at, step === count - 1 ? random.between(540, 600) : random.between(600, 1110));
    // Steps of one day are in the order in which they were taken.
    latest = moment > latest ? moment : new Date(Date.parse(latest) + 4 * 60_000).toISOString();
    return latest;
  });
}
