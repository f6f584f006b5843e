import type { Etapa, Proposta } from '../../entities.ts';

export type CardActions = { move: (proposta: Proposta, etapa: Etapa) => void };
