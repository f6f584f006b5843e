// Kinds of parts of notices; also read pending parts when their notice is imported.
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { PartRead } from './part.ts';
import { planilhaLotes } from './sources/planilhaLotes.ts';
import { pncpArquivos } from './sources/pncpArquivos.ts';
import { pncpItens } from './sources/pncpItens.ts';
import { pncpResultados } from './sources/pncpResultados.ts';

export const partKinds = [pncpItens, pncpResultados, pncpArquivos, planilhaLotes] as readonly RecordKind<PartRead>[];
