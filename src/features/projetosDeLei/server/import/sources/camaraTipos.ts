// The Câmara's table of kinds of bills. Its other tables have the same format, but no siglas.
import { Reject, rawText, requiredText, text } from '#kit/server/records/fields.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { saveTipos, type TipoRead } from '../tipos.ts';
import { WRITE_LOCK } from '../writeLock.ts';
import { selfOf } from './camara.ts';

export const camaraTipos: RecordKind<TipoRead> = {
  name: 'camara-tipos',
  recognises: ({ cod, sigla, nome, descricao }) =>
    rawText(cod) !== '' && rawText(sigla) !== '' && nome !== undefined && descricao !== undefined,
  allowsEnvelope: (envelope) => ['', 'siglaTipo'].includes(/[^/?#]*(?=[?#]|$)/.exec(selfOf(envelope))?.[0] ?? ''),
  keyOf: ({ cod }) => rawText(cod),
  read: (record) => {
    const codigo = requiredText(record, 'cod', 20);
    if (!/^\d+$/.test(codigo)) throw new Reject('cod', 'notNumber');
    return { casa: 'camara', codigo, sigla: text(record, 'sigla', 50), nome: requiredText(record, 'nome') };
  },
  shown: [
    { name: 'codigo', kind: 'text' },
    { name: 'sigla', kind: 'text' },
    { name: 'nome', kind: 'text' },
  ],
  show: ({ codigo, sigla, nome }) => [codigo, sigla || null, nome],
  writeLock: WRITE_LOCK,
  save: (db, rows) =>
    saveTipos(
      db,
      rows.map(({ read }) => read),
    ),
};
