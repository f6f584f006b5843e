// Câmara dos Deputados: bills on which something happened on a day, then each bill with its steps and authors.
import { fonteNames } from '#brasil/fontes.ts';
import { isRecord } from '#kit/server/records/fields.ts';
import { type Ask, type Parts, type Source, SourceFault } from '../source.ts';

const PAGE_SIZE = 100;
const BILLS = '/api/v2/proposicoes';
/** Kinds of bills; the service has some hundred kinds of papers besides. */
const KINDS = ['PL', 'PLP', 'PEC', 'PDL', 'PLV', 'MPV', 'PRC'];

export const camaraSource: Source = {
  name: 'camara',
  title: fonteNames.camara,
  address: 'https://dadosabertos.camara.leg.br',
  thing: 'projeto',
  // It allows 30 calls a second.
  pace: { por_segundo: 4, minutos: 240 },
  consultas: ['publicacao'],
  lists: 'camara-proposicoes',
  modalidades: new Map([[0, 'Projetos de lei']]),
  async readPage(ask, { dia }, page) {
    const query = new URLSearchParams({
      ...{ siglaTipo: KINDS.join(','), dataInicio: dia, dataFim: dia, ordem: 'ASC', ordenarPor: 'id' },
      ...{ pagina: String(page), itens: String(PAGE_SIZE) },
    });
    const records = (await listOf(ask, `${BILLS}?${query}`)) ?? [];
    // Its links to other pages are malformed now and then: a page that is not full is the last one.
    return { records, total: null, isLast: records.length < PAGE_SIZE };
  },
  keyOf: (record) => (Number.isInteger(record.id) ? String(record.id) : ''),
  async readParts(ask, codigo) {
    const answer = await ask(`${BILLS}/${codigo}`);
    if (answer.kind === 'refused' && answer.status !== 404) throw new SourceFault('refused', answer.message);
    if (answer.kind !== 'ok') return [];
    if (!isRecord(answer.value) || !isRecord(answer.value.dados)) throw new SourceFault('shape', 'dados');
    const named = (records: unknown[] | undefined) =>
      (records ?? []).map((record) => (isRecord(record) ? { idProposicao: Number(codigo), ...record } : record));
    const parts: Parts[] = [
      { kind: 'camara-proposicoes', records: [answer.value.dados] },
      { kind: 'camara-tramitacoes', records: named(await listOf(ask, `${BILLS}/${codigo}/tramitacoes`)) },
      { kind: 'camara-autores', records: named(await listOf(ask, `${BILLS}/${codigo}/autores`)) },
    ];
    return parts.filter(({ records }) => records.length > 0);
  },
};

/** undefined: there is no such list. @throws {SourceFault} */
async function listOf(ask: Ask, path: string): Promise<unknown[] | undefined> {
  const answer = await ask(path);
  if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return undefined;
  if (answer.kind === 'refused') throw new SourceFault('refused', answer.message);
  if (!isRecord(answer.value) || !Array.isArray(answer.value.dados)) throw new SourceFault('shape', path);
  return answer.value.dados;
}
