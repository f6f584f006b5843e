// Sources of parts of bills. They also read parts that waited for their bill.
import type { PartSource } from '../parts.ts';
import { camaraAutores } from './camaraAutores.ts';
import { camaraTramitacoes } from './camaraTramitacoes.ts';

export const partSources: readonly PartSource[] = [camaraTramitacoes, camaraAutores];
