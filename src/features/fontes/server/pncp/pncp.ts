// PNCP: lists of notices by day and modality, then items, results and documents of each; lists of contracts, atas and plans by day.

import { fonteNames } from '#brasil/fontes.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { isRecord } from '#kit/server/records/fields.ts';
import { isOfLista } from '../consultas.ts';
import { type Ask, MOST_PARTS, noRecords, type Parts, type Source, SourceFault } from '../source.ts';
import { joined, LISTA_PAGE_SIZE, listaKinds, readListaPage } from './listas.ts';
import { changedAt, compact, keyOf, pageOf } from './records.ts';

/** The service refuses fewer than 10 and more than 50. */
const PAGE_SIZE = 50;
/** Proposals that end later are not asked for: the service takes at most a year. */
const OPEN_DAYS = 364;
const CONSULTA = '/api/consulta/v1';
const PNCP = '/api/pncp/v1';

/** @param modalidades codes that are asked for, with their names */
export const pncpSource = (modalidades: ReadonlyMap<number, string>): Source => ({
  name: 'pncp',
  title: fonteNames.pncp,
  address: 'https://pncp.gov.br',
  thing: 'licitacao',
  // About one call a second passes the limit of PNCP, which blocks bursts.
  pace: { por_segundo: 1, minutos: 15 },
  consultas: ['publicacao', 'atualizacao', 'proposta'],
  listas: ['contratos', 'atas', 'pca'],
  envelopes: ['data'],
  pageSize: (consulta) => (isOfLista(consulta) ? LISTA_PAGE_SIZE : PAGE_SIZE),
  kindOf: (consulta) => (isOfLista(consulta) ? listaKinds[consulta] : 'pncp-contratacoes'),
  modalidades,
  async readPage(ask, { consulta, dia, modalidade }, page) {
    if (isOfLista(consulta)) return readListaPage(ask, consulta, dia, page);
    const [list, uf] = consulta.split(':');
    const query = new URLSearchParams({
      ...(list === 'proposta' ? { dataFinal: compact(dayAfter(dia, OPEN_DAYS)) } : { dataInicial: compact(dia), dataFinal: compact(dia) }),
      ...(uf && { uf }),
      codigoModalidadeContratacao: String(modalidade),
      pagina: String(page),
      tamanhoPagina: String(PAGE_SIZE),
    });
    const answer = await ask(`${CONSULTA}/contratacoes/${list}?${query}`, PAGE_SIZE);
    if (answer.kind === 'empty') return noRecords;
    if (answer.kind === 'ok') return pageOf(answer);
    // The set has shrunk while it was read: this page is past its end.
    if (answer.status === 400 && page > 1) return { ...noRecords, total: (page - 1) * PAGE_SIZE };
    throw new SourceFault('refused', answer.message);
  },
  keyOf,
  changedAt,
  joined,
  async readParts(ask, controle) {
    const [, cnpj, sequencial, ano] = /^([0-9A-Z]{14})-1-(\d{6})\/(\d{4})$/.exec(controle) ?? [];
    if (!cnpj) return [];
    const path = `${PNCP}/orgaos/${cnpj}/compras/${ano}/${Number(sequencial)}`;
    // What was asked for counts, whatever the records say.
    const owned = (records: unknown[], more = {}) =>
      records.map((record) => (isRecord(record) ? { ...record, numeroControlePNCPCompra: controle, ...more } : record));
    const items = await listOf(ask, `${path}/itens`);
    const results: unknown[] = [];
    for (const item of items)
      if (isRecord(item) && item.temResultado === true && Number.isInteger(item.numeroItem)) {
        const { numeroItem } = item;
        results.push(...owned(await listOf(ask, `${path}/itens/${numeroItem}/resultados`), { numeroItem }));
        if (results.length > MOST_PARTS) throw new SourceFault('shape', 'resultados');
      }
    const documents = await listOf(ask, `${path}/arquivos`);
    const parts: Parts[] = [
      { kind: 'pncp-itens', records: owned(items) },
      { kind: 'pncp-resultados', records: results },
      { kind: 'pncp-arquivos', records: owned(documents) },
    ];
    return parts.filter(({ records }) => records.length > 0);
  },
});

const dayAfter = (dia: string, days: number) => dayInBrasilia(new Date(startOfDayInBrasilia(dia, days)));

/** A bare list. 404 and 204 mean that there are none. */
async function listOf(ask: Ask, path: string): Promise<unknown[]> {
  const answer = await ask(path, MOST_PARTS);
  if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return [];
  if (answer.kind === 'refused') throw new SourceFault('refused', answer.message);
  if (!answer.isList) throw new SourceFault('shape', path);
  return answer.records;
}
