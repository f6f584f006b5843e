// Câmara dos Deputados: bills on which something happened on a day, then each bill with its steps and authors.
import { fonteNames } from '#brasil/fontes.ts';
import { isRecord, type SourceRecord } from '#kit/server/records/fields.ts';
import { type Ask, MOST_PARTS, type Parts, type Source, SourceFault } from '../source.ts';

const PAGE_SIZE = 100;
const BILL = 'camara-proposicoes';
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
  envelopes: ['dados'],
  pageSize: () => PAGE_SIZE,
  kindOf: () => BILL,
  modalidades: new Map([[0, 'Projetos de lei']]),
  async readPage(ask, { dia }, page) {
    const query = new URLSearchParams({
      ...{ siglaTipo: KINDS.join(','), dataInicio: dia, dataFim: dia, ordem: 'ASC', ordenarPor: 'id' },
      ...{ pagina: String(page), itens: String(PAGE_SIZE) },
    });
    const { records, bytes } = await listOf(ask, `${BILLS}?${query}`, PAGE_SIZE);
    // Its links to other pages are malformed now and then: a page that is not full is the last one.
    return { records, bytes, total: null, isLast: records.length < PAGE_SIZE };
  },
  keyOf,
  async readParts(ask, codigo) {
    const answer = await ask(`${BILLS}/${codigo}`, 1);
    if (answer.kind === 'refused' && answer.status !== 404) throw new SourceFault('refused', answer.message);
    if (answer.kind !== 'ok') return [];
    const [page] = answer.records;
    // Another bill than the one that was asked for is not taken.
    if (!isRecord(page) || !isRecord(page.dados) || keyOf(page.dados) !== codigo) throw new SourceFault('shape', 'dados');
    const partsOf = async (part: string) => {
      const { records } = await listOf(ask, `${BILLS}/${codigo}/${part}`, MOST_PARTS);
      return records.map((record) => (isRecord(record) ? { ...record, idProposicao: Number(codigo) } : record));
    };
    const parts: Parts[] = [
      { kind: BILL, records: [page.dados] },
      { kind: 'camara-tramitacoes', records: await partsOf('tramitacoes') },
      { kind: 'camara-autores', records: await partsOf('autores') },
    ];
    return parts.filter(({ records }) => records.length > 0);
  },
};

function keyOf({ id }: SourceRecord): string {
  return Number.isInteger(id) ? String(id) : '';
}

/** Empty if there is no such list. @throws {SourceFault} */
async function listOf(ask: Ask, path: string, most: number): Promise<{ records: unknown[]; bytes: number }> {
  const answer = await ask(path, most);
  if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return { records: [], bytes: 0 };
  if (answer.kind === 'refused') throw new SourceFault('refused', answer.message);
  if (!answer.isList) throw new SourceFault('shape', path);
  return answer;
}
