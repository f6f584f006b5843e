// Makes a record kind from a source of lotes, results or documents.
import type { RecordKind, ShownColumn } from '#kit/server/records/kind.ts';
import type { Parte, PartRead } from './part.ts';
import { saveParts } from './saveParts.ts';
import { controlNumber } from './sources/noticeFields.ts';
import { WRITE_LOCK } from './writeLock.ts';

type Of<P extends Parte> = Extract<PartRead, { parte: P }>;
type PartSource<P extends Parte> = Pick<RecordKind<Of<P>>, 'name' | 'sheet' | 'recognises' | 'needsOwner' | 'keyOf' | 'read'> & {
  parte: P;
};

/** `source.keyOf` returns the notice's control number and the part's own key, as written. */
export function partKind<P extends Parte>({ parte, ...source }: PartSource<P>): RecordKind<Of<P>> {
  return {
    ...source,
    ...shownOf[parte],
    owner: { pattern: controlNumber, any: '00000000000000-1-000001/2000' },
    writeLock: WRITE_LOCK,
    save: (db, rows, runId) => saveParts(db, source, rows, runId),
  };
}

type Shown = { shown: readonly ShownColumn[]; show(read: PartRead): (string | number | null)[] };

/** The notice is omitted, as the sender usually names one for all. */
const shownOf: Record<Parte, Shown> = {
  lote: shows([
    ['numero', 'number'],
    ['descricao', 'text'],
    ['quantidade', 'number'],
    ['unidade', 'text'],
    ['valor_unitario', 'money'],
    ['valor_total', 'money'],
    ['situacao', 'text'],
  ]),
  resultado: shows([
    ['controle', 'text'],
    ['numero', 'number'],
    ['fornecedor', 'text'],
    ['fornecedor_documento', 'text'],
    ['quantidade', 'number'],
    ['valor_total', 'money'],
    ['data', 'text'],
    ['situacao', 'text'],
  ]),
  documento: shows([
    ['sequencial', 'number'],
    ['titulo', 'text'],
    ['tipo', 'text'],
    ['url', 'text'],
    ['publicacao', 'instant'],
  ]),
};

function shows(columns: readonly (readonly [string, ShownColumn['kind']])[]): Shown {
  return {
    shown: columns.map(([name, kind]) => ({ name, kind })),
    show: ({ controle, row }) => columns.map(([name]) => ({ ...(row as object), controle })[name] ?? null),
  };
}
