import type { Papel } from './entities.ts';

/** Data of the notifications of offers: the server writes it, the browser builds the sentence from it. */
export type PropostaNotification = {
  proposta: number;
  /** Pregão Eletrônico 90006/2026 */
  name: string;
  /** The user who did it. */
  by: string;
  /** What they may do now with an offer that was shared with them. */
  papel?: Papel;
};

/** `propostas.assignedMany`: the user was made responsible for several offers. */
export type AssignedManyNotification = {
  count: number;
  /** Of the first notices. */
  names: string[];
  /** The person responsible: who gets the notification. */
  responsavel: number;
  by: string;
};
