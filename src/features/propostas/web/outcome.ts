// The stages that ask for a reason or a result.
import type { Etapa, Motivo } from '../entities.ts';

/** What a stage asks for. */
export type Outcome = {
  decisao_motivo?: string;
  resultado_motivo?: Motivo;
  resultado_nota?: string;
  resultado_valor?: number | null;
  contrato_numero?: string;
  contrato_assinatura?: string | null;
  contrato_inicio?: string | null;
  contrato_fim?: string | null;
};

/** The stages that are asked about before an offer is moved there. */
export const askedFor = ['decidida', 'ganha', 'perdida', 'desistida'] as const satisfies readonly Etapa[];
export type Asked = (typeof askedFor)[number];

export function isAsked(etapa: Etapa): etapa is Asked {
  return askedFor.some((one) => one === etapa);
}
