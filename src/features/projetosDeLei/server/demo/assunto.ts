// What is written by hand about each bill of the demonstration; the rest follows from it.
import type { Casa } from '../../entities.ts';

export type Desfecho = 'tramitando' | 'lei' | 'arquivada' | 'outraCasa' | 'retirada';

export type Assunto = {
  casa: Casa;
  tipo: string;
  ano: number;
  ementa: string;
  detalhe?: string;
  apelido?: string;
  palavras: readonly string[];
  desfecho?: Desfecho;
  /** How many steps it has taken. */
  passos: number;
  /** How many signed it, or the body that sent it. */
  autores: number | 'Poder Executivo' | 'Tribunal de Contas da União' | 'Comissão de Legislação Participativa';
  /** Days since its last step; negative where the next one is set for a day to come. */
  ha: number;
};
