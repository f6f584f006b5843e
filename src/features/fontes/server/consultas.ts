// Which questions each list of a source asks, and which of them grow.
import type { Lista } from '../contract.ts';
import type { Consulta, ListaConsulta, PlannedConsulta } from './tables.ts';

/**
 * `first`: asked for as many days back as the first fill goes. `changes`: only since the last pass. `standing`: what is open or in force, as a
 * whole, once in so many days.
 */
export type Questions = {
  first: readonly PlannedConsulta[];
  changes: readonly PlannedConsulta[];
  standing: readonly { consulta: PlannedConsulta; everyDays: number }[];
};

/** Of notices and bills. Open notices are listed for those that no other list brought. */
export const mainQuestions: Questions = {
  first: ['publicacao', 'itens'],
  changes: ['atualizacao'],
  standing: [{ consulta: 'proposta', everyDays: 7 }],
};

/** Only contracts are listed by the day of publication. Atas that are in force for years did not change lately. */
export const listaQuestions: Record<Lista, Questions> = {
  contratos: { first: ['contratos'], changes: ['contratos-atualizacao'], standing: [] },
  atas: { first: ['atas'], changes: [], standing: [{ consulta: 'atas-vigentes', everyDays: 30 }] },
  pca: { first: ['pca'], changes: [], standing: [] },
};

export const consultasOf = (lista: Lista): PlannedConsulta[] => {
  const { first, changes, standing } = listaQuestions[lista];
  return [...first, ...changes, ...standing.map(({ consulta }) => consulta)];
};

/** Of contracts, atas or plans: without modalities and parts. */
export const isOfLista = (consulta: Consulta): consulta is ListaConsulta =>
  ['contratos', 'contratos-atualizacao', 'atas', 'atas-vigentes', 'pca'].includes(consulta);

/** Lists of what changed on a day: records leave them when they change on another day. */
export const isOfChanges = (consulta: Consulta) => ofChanges.includes(consulta);
export const ofChanges: readonly Consulta[] = ['atualizacao', 'contratos-atualizacao', 'atas', 'pca'];

/** Lists that grow while their day lasts. */
export const byDay: readonly Consulta[] = ['publicacao', 'itens', 'contratos', ...ofChanges];
