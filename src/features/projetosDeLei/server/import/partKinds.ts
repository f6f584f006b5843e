// The kinds of records that hold parts of bills: those that wait for their bill are read by them when it comes.
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { PartRead } from './parts.ts';
import { camaraAutores } from './sources/camaraAutores.ts';
import { camaraTramitacoes } from './sources/camaraTramitacoes.ts';

export const partKinds = [camaraTramitacoes, camaraAutores] as readonly RecordKind<PartRead>[];
