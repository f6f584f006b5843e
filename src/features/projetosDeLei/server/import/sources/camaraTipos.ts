// The Câmara's table of kinds of bills. Its other tables have the same format, but no siglas.
import { Reject, rawText, requiredText, text } from '#kit/server/records/fields.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import type { TipoRead } from '../tipos.ts';
import { selfOf } from './camara.ts';

export const camaraTipos: RecordSource<TipoRead> = {
  name: 'camara-tipos',
  envelopes: ['dados'],
  recognises: ({ cod, sigla, nome, descricao }) =>
    rawText(cod) !== '' && rawText(sigla) !== '' && nome !== undefined && descricao !== undefined,
  allowsEnvelope: (envelope) => ['', 'siglaTipo'].includes(/[^/?#]*(?=[?#]|$)/.exec(selfOf(envelope))?.[0] ?? ''),
  keyOf: ({ cod }) => rawText(cod),
  read: (record) => {
    const codigo = requiredText(record, 'cod', 20);
    if (!/^\d+$/.test(codigo)) throw new Reject('cod', 'notNumber');
    return { casa: 'camara', codigo, sigla: text(record, 'sigla', 50), nome: requiredText(record, 'nome') };
  },
};
