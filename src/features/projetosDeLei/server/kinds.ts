// The kinds of records that can be imported into bills.
import type { RecordKind } from '#kit/server/records/kind.ts';
import { partKinds } from './partKinds.ts';
import { camaraProposicoes } from './sources/camaraProposicoes.ts';
import { camaraTipos } from './sources/camaraTipos.ts';
import { senadoMaterias } from './sources/senadoMaterias.ts';

export const projetosKinds: readonly RecordKind[] = [camaraProposicoes, camaraTipos, ...partKinds, senadoMaterias] as RecordKind[];
