// The handwritten data of a demo bill; the rest is derived from it.
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
  /** Days since its last step; negative for a scheduled next step. */
  ha: number;
};
