// Authors of a bill of the Câmara: the bill is named in the envelope, or in each record.
import { number, Reject, rawText, requiredText, type SourceRecord, text } from '#kit/server/records/fields.ts';
import type { PartSource } from '../parts.ts';
import type { AutorRead } from '../projeto.ts';
import { camara, needsOwner, projetoInLinks, projetoSaid } from './camara.ts';

export const camaraAutores: PartSource<'autor'> = {
  parte: 'autor',
  name: 'camara-autores',
  title: {
    pt: 'Autores da Câmara',
    en: 'Bill authors (Chamber of Deputies)',
    fr: 'Auteurs des projets de la Chambre',
    de: 'Urheber (Kammer)',
  },
  portal: camara,
  envelopes: ['dados'],
  recognises: (record) => 'nome' in record && 'ordemAssinatura' in record && 'proponente' in record,
  needsOwner,
  ownerFromEnvelope: (envelope) => projetoInLinks(envelope, 'autores'),
  keyOf: (record, owner) => [rawText(record.idProposicao) || owner, rawText(record.nome)].filter(Boolean).join(' '),
  read: (record, owner) => ({ ...projetoSaid(record, owner), parte: 'autor', row: readAutor(record) }),
};

function readAutor(record: SourceRecord): AutorRead {
  const nome = requiredText(record, 'nome', 300);
  const ordem = number(record, 'ordemAssinatura') ?? 0;
  if (!Number.isInteger(ordem) || Math.abs(ordem) >= 2 ** 31) throw new Reject('ordemAssinatura', 'notNumber');
  const address = text(record, 'uri', 500);
  const [, deputado] = /\/deputados\/(\d{1,10})$/.exec(address) ?? [];
  return {
    // Bodies have an address too, and one body may sign under several names.
    chave: deputado ? address : nome,
    ordem,
    nome,
    tipo: text(record, 'tipo'),
    partido: text(record, 'siglaPartido', 50),
    uf: text(record, 'siglaUf', 50),
    proponente: isProponente(record),
    url: deputado ? `https://www.camara.leg.br/deputados/${deputado}` : null,
  };
}

/** 1 or 0. */
function isProponente({ proponente }: SourceRecord): boolean {
  if (proponente === null || proponente === undefined) return false;
  if (![0, 1, true, false].includes(proponente as number)) throw new Reject('proponente', 'notFlag');
  return Boolean(proponente);
}
