// Kinds of parts of bills; also read pending parts when their bill is imported.
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { PartRead } from './parts.ts';
import { camaraAutores } from './sources/camaraAutores.ts';
import { camaraTramitacoes } from './sources/camaraTramitacoes.ts';

export const partKinds = [camaraTramitacoes, camaraAutores] as readonly RecordKind<PartRead>[];
