import type { Follow, Stage } from '../../../contract.ts';

/** What can be done with something that is followed; `button` is the one that was pressed. */
export type CardActions = {
  move: (follow: Follow, stage: Stage) => void;
  edit: (follow: Follow) => void;
  stop: (follow: Follow, button: HTMLElement | null) => void;
};
