// The Câmara's table of kinds of bills. Its other tables have the same format, but no siglas.
import { Reject, rawText, requiredText, text } from '#kit/server/records/fields.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import type { TipoRead } from '../tipos.ts';
import { camara, selfOf } from './camara.ts';

export const camaraTipos: RecordSource<TipoRead> = {
  name: 'camara-tipos',
  title: {
    pt: 'Tipos de projeto da Câmara',
    en: 'Bill types (Chamber of Deputies)',
    fr: 'Types de projets de la Chambre',
    de: 'Arten von Gesetzentwürfen (Kammer)',
  },
  portal: camara,
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
