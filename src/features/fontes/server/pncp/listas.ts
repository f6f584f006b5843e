// Contracts, atas and annual plans of PNCP: lists by day, without modalities.
import { isRecord, type SourceRecord } from '#kit/server/records/fields.ts';
import { type Ask, noRecords, SourceFault, type SourcePage } from '../source.ts';
import type { ListaConsulta } from '../tables.ts';
import { compact, pageOf } from './records.ts';

/** The most that the service gives; more than of notices. */
export const LISTA_PAGE_SIZE = 500;
/** Of a plan without its items, as JSON; each item is counted with it. */
const LONGEST_HEAD = 8 * 1024;
const CONSULTA = '/api/consulta/v1';

const paths: Record<ListaConsulta, string> = {
  contratos: 'contratos',
  'contratos-atualizacao': 'contratos/atualizacao',
  atas: 'atas/atualizacao',
  'atas-vigentes': 'atas',
  pca: 'pca/atualizacao',
};

/** The importer's name for their records. */
export const listaKinds: Record<ListaConsulta, string> = {
  contratos: 'pncp-contratos',
  'contratos-atualizacao': 'pncp-contratos',
  atas: 'pncp-atas',
  'atas-vigentes': 'pncp-atas',
  pca: 'pncp-pca',
};

/** @throws {SourceFault} */
export async function readListaPage(ask: Ask, consulta: ListaConsulta, dia: string, page: number): Promise<SourcePage> {
  const day = compact(dia);
  const query = new URLSearchParams({
    // The service names these parameters of plans otherwise.
    ...(consulta === 'pca' ? { dataInicio: day, dataFim: day } : { dataInicial: day, dataFinal: day }),
    pagina: String(page),
    tamanhoPagina: String(LISTA_PAGE_SIZE),
  });
  const answer = await ask(`${CONSULTA}/${paths[consulta]}?${query}`, LISTA_PAGE_SIZE);
  // None of that day.
  if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return noRecords;
  if (answer.kind === 'ok') {
    const found = pageOf(answer);
    return consulta === 'pca' ? { ...found, records: pieces(found.records) } : found;
  }
  // The set has shrunk while it was read: this page is past its end.
  if (answer.status === 400 && page > 1) return { ...noRecords, total: (page - 1) * LISTA_PAGE_SIZE };
  throw new SourceFault('refused', answer.message);
}

/**
 * Pages and totals of plans count items: a plan is as many records as it has items on the page.
 * @throws {SourceFault} `shape` if these are more than asked for, or large
 */
function pieces(plans: readonly unknown[]): unknown[] {
  let items = 0;
  for (const plan of plans) {
    if (!hasItems(plan)) continue;
    items += plan.itens.length;
    if (items > LISTA_PAGE_SIZE || JSON.stringify({ ...plan, itens: [] }).length > LONGEST_HEAD) throw new SourceFault('shape', 'itens');
  }
  return plans.flatMap((plan) => (hasItems(plan) ? plan.itens.map((item) => ({ ...plan, itens: [item] })) : [plan]));
}

const hasItems = (plan: unknown): plan is SourceRecord & { itens: unknown[] } =>
  isRecord(plan) && Array.isArray(plan.itens) && plan.itens.length > 0;

/** Pieces of one plan as one record again; others as they are. */
export function joined(records: readonly unknown[]): unknown[] {
  const plans = new Map<string, SourceRecord & { itens: unknown[] }>();
  const all: unknown[] = [];
  for (const record of records) {
    if (!isRecord(record) || typeof record.idPcaPncp !== 'string' || !Array.isArray(record.itens)) {
      all.push(record);
      continue;
    }
    const { itens, ...plan } = record;
    const said = JSON.stringify(plan);
    const known = plans.get(said);
    if (known) known.itens.push(...itens);
    else {
      const first = { ...plan, itens: [...itens] };
      plans.set(said, first);
      all.push(first);
    }
  }
  return all;
}
