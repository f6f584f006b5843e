// Search parameters of the summary. In a file of its own so that the router can type them.
import { resumo } from '../../resumo.ts';

export const resumoSearch = resumo.showResumo.query;
