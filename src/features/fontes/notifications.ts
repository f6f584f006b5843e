// Data of notifications about sources, written by the server and worded in the browser.
import type { Fonte, Problema } from './contract.ts';

/** `fontes.problem`: a source cannot be read until an admin acts. */
export type ProblemNotification = { fonte: Fonte; titulo: string; problema: Problema; detalhe: string };
