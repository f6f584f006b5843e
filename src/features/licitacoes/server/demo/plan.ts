// What is fixed about each of the 600 notices on any day: buyer, object, outcome, and distance of its dates from today.

import { createRandom, type Random } from '#kit/server/random.ts';
import { type Orgao, orgaos } from './orgaos.ts';
import { dispensaComDisputa, type Regra, regras } from './regras.ts';
import { type Assunto, assuntos } from './temas.ts';
import { planTiming, type Timing } from './timing.ts';

export type Desfecho = 'aberto' | 'resultado' | 'deserta' | 'fracassada' | 'revogada' | 'anulada' | 'suspensa' | 'retirada' | 'esquecida';

export type Plan = {
  modalidade: number;
  regra: Regra;
  assunto: Assunto;
  orgao: Orgao;
  unidade: Orgao['unidades'][number];
  desfecho: Desfecho;
  timing: Timing;
  /** The notice's own random generator, for all further choices. */
  random: Random;
  /** The first unit price with a typing error: real registers have such amounts. */
  erro: number;
  ano: number;
  sequencial: number;
  /** Counted per buying unit, modalidade and year. */
  ordem: number;
};

const seed = 20_261_120;
/** The year of the numbers, and the age in days from which a notice has the year before. */
const anoCorrente = 2026;
const daysOfTheYear = 320;

const desfechosComPrazo = [
  ['resultado', 60],
  ['deserta', 5],
  ['fracassada', 4],
  ['revogada', 10],
  ['anulada', 6],
  ['esquecida', 12],
  ['retirada', 3],
] as const;
const desfechosSemPrazo = [
  ['resultado', 88],
  ['revogada', 4],
  ['anulada', 2],
  ['esquecida', 5],
  ['retirada', 1],
] as const;

const secretarias: Partial<Record<Assunto['ramo'], string>> = {
  alimentos: 'Secretaria Municipal de Educação',
  eventos: 'Secretaria Municipal de Cultura e Turismo',
  obras: 'Secretaria Municipal de Infraestrutura',
  saude: 'Secretaria Municipal de Saúde',
};

/** Prices with typing errors: amounts in the hundreds of millions, on the pregões of these ordinals. */
const erros: Readonly<Record<number, number>> = { 31: 9000, 160: 9000 };

/** The 600 plans, the oldest notice first. */
export function planNotices(): Plan[] {
  const chance = createRandom(seed);
  const taken = new Map<string, Iterator<Assunto>>();
  let pregoes = 0;
  const plans = chance.shuffled(deck()).map(([modalidade, regra], place) => {
    const random = createRandom(seed + (place + 1) * 7919);
    const assunto = nextAssunto(taken, chance, modalidade, regra);
    const orgao = random.pick(orgaos.filter(({ perfil }) => assunto.perfis.includes(perfil)));
    const { desfecho, fase } = decide(random, regra);
    const timing = planTiming(random, regra.janela, fase, desfecho === 'esquecida');
    return {
      modalidade,
      regra,
      assunto,
      orgao,
      unidade: chooseUnidade(random, orgao, assunto),
      desfecho,
      timing,
      random,
      erro: modalidade === 6 ? (erros[pregoes++] ?? 1) : 1,
    };
  });
  return numbered(plans.sort((a, b) => b.timing.age - a.timing.age));
}

function deck(): (readonly [number, Regra])[] {
  const all = [...Object.entries(regras), ['8', dispensaComDisputa] as const];
  return all.flatMap(([modalidade, regra]) => Array.from({ length: regra.quantos }, () => [Number(modalidade), regra] as const));
}

/** Objects rotate, so that every one is used before any repeats. */
function nextAssunto(taken: Map<string, Iterator<Assunto>>, chance: Random, modalidade: number, regra: Regra): Assunto {
  const key = `${modalidade} ${regra.instrumento}`;
  const left = taken.get(key)?.next();
  if (left && !left.done) return left.value;
  // A contest of prices is for small values only; other legal bases have none.
  const fitting = assuntos.filter(
    (assunto) =>
      assunto.modalidades.includes(modalidade) && !(regra === dispensaComDisputa && assunto.amparo && !assunto.amparo[0].endsWith('75, I')),
  );
  const turn = chance.shuffled(fitting)[Symbol.iterator]();
  taken.set(key, turn);
  return turn.next().value as Assunto;
}

/** A prefeitura leaves each trade to the secretaria it belongs to. */
function chooseUnidade(random: Random, orgao: Orgao, assunto: Assunto): Orgao['unidades'][number] {
  const secretaria = secretarias[assunto.ramo];
  return orgao.unidades.find(({ nome }) => nome === secretaria) ?? random.pick(orgao.unidades);
}

function decide(random: Random, regra: Regra): Pick<Plan, 'desfecho'> & { fase: 'aberta' | 'andamento' | 'fechada' } {
  const fase = random.weighted(
    regra.janela
      ? ([
          ['aberta', 46],
          ['andamento', 32],
          ['fechada', 22],
        ] as const)
      : ([
          ['andamento', 38],
          ['fechada', 62],
        ] as const),
  );
  if (fase !== 'fechada') return { fase, desfecho: regra.janela && random.chance(0.05) ? 'suspensa' : 'aberto' };
  return { fase, desfecho: random.weighted<Desfecho>(regra.janela ? desfechosComPrazo : desfechosSemPrazo) };
}

/** Assigns numbers in order of age, with gaps left by other purchases. */
function numbered(plans: Omit<Plan, 'ano' | 'sequencial' | 'ordem'>[]): Plan[] {
  const last = new Map<string, number>();
  function after(key: string, start: number, step: number): number {
    const found = (last.get(key) ?? start) + step;
    last.set(key, found);
    return found;
  }
  return plans.map((plan) => {
    const { orgao, unidade, modalidade, timing, random } = plan;
    const ano = timing.age > daysOfTheYear ? anoCorrente - 1 : anoCorrente;
    const sequencial = after(`${orgao.cnpj} ${ano}`, random.between(0, 180), random.between(1, 9));
    const ordem = after(`${orgao.cnpj} ${unidade.uasg} ${modalidade} ${ano}`, random.between(0, 60), random.between(1, 4));
    return { ...plan, ano, sequencial, ordem };
  });
}
