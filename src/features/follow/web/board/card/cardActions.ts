import type { Follow, Stage } from '../../../contract.ts';

/** Actions on a followed item; `button` is the pressed one. */
export type CardActions = {
  move: (follow: Follow, stage: Stage) => void;
  edit: (follow: Follow) => void;
  stop: (follow: Follow, button: HTMLElement | null) => void;
  /** Begins an offer for a notice. */
  prepare: (licitacao: number) => void;
};
