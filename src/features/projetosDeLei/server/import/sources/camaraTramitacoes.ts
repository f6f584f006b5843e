// Steps of a bill of the Câmara: the bill is named in the envelope, or in each record.

import { requiredInstant } from '#brasil/server/instantField.ts';
import { link, number, prose, Reject, rawText, type SourceRecord, text } from '#kit/server/records/fields.ts';
import type { PartSource, TramitacaoRead } from '../parts.ts';
import { camara, needsOwner, projetoInLinks, projetoSaid } from './camara.ts';

export const camaraTramitacoes: PartSource<'tramitacao'> = {
  parte: 'tramitacao',
  name: 'camara-tramitacoes',
  title: {
    pt: 'Tramitações da Câmara',
    en: 'Bill steps (Chamber of Deputies)',
    fr: 'Étapes des projets de la Chambre',
    de: 'Verfahrensschritte der Kammer',
  },
  portal: camara,
  envelopes: ['dados'],
  recognises: (record) => 'dataHora' in record && 'sequencia' in record && 'descricaoTramitacao' in record,
  needsOwner,
  ownerFromEnvelope: (envelope) => projetoInLinks(envelope, 'tramitacoes'),
  keyOf: (record, owner) => [rawText(record.idProposicao) || owner, rawText(record.sequencia)].filter(Boolean).join(' '),
  read: (record, owner) => ({ ...projetoSaid(record, owner), parte: 'tramitacao', row: readStep(record) }),
};

/** Part of a step's key, so it must fit into an index. */
const LONGEST_DESCRICAO = 300;

function readStep(record: SourceRecord): TramitacaoRead {
  const sequencia = number(record, 'sequencia') ?? 0;
  if (!Number.isInteger(sequencia) || Math.abs(sequencia) >= 2 ** 31) throw new Reject('sequencia', 'notNumber');
  return {
    sequencia,
    data: requiredInstant(record, 'dataHora'),
    orgao: text(record, 'siglaOrgao'),
    regime: text(record, 'regime'),
    descricao: text(record, 'descricaoTramitacao', LONGEST_DESCRICAO),
    situacao: text(record, 'descricaoSituacao'),
    despacho: prose(record, 'despacho'),
    url: link(record, 'url'),
  };
}
