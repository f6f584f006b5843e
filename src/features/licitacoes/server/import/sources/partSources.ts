// Sources of parts of notices. They also read parts that waited for their notice.
import type { PartSource } from '../part.ts';
import { comprasItens } from './comprasItens.ts';
import { comprasResultados } from './comprasResultados.ts';
import { planilhaLotes } from './planilhaLotes.ts';
import { pncpArquivos } from './pncpArquivos.ts';
import { pncpItens } from './pncpItens.ts';
import { pncpResultados } from './pncpResultados.ts';

export const partSources: readonly PartSource[] = [pncpItens, pncpResultados, pncpArquivos, comprasItens, comprasResultados, planilhaLotes];
