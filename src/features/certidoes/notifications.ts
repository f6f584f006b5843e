import type { TipoDeCertidao } from './entities.ts';

/** Data of `certidoes.expiring`: the server writes it, the browser builds the sentence from it. */
export type ExpiringNotification = {
  certidao: number;
  tipo: TipoDeCertidao;
  titulo: string;
  /** The last day on which it is valid. */
  vence_em: string;
};
