// Contracts, atas and annual plans of PNCP: lists by day, without modalities.
import { isRecord, type SourceRecord } from '#kit/server/records/fields.ts';
import { type Ask, SourceFault, type SourcePage } from '../source.ts';
import type { ListaConsulta } from '../tables.ts';
import { compact, pageOf } from './records.ts';

/** The most that the service gives; more than of notices. */
const PAGE_SIZE = 500;
const CONSULTA = '/api/consulta/v1';

const paths: Record<ListaConsulta, string> = {
  contratos: 'contratos',
  'contratos-atualizacao': 'contratos/atualizacao',
  atas: 'atas/atualizacao',
  'atas-vigentes': 'atas',
  pca: 'pca/atualizacao',
};

/** @throws {SourceFault} */
export async function readListaPage(ask: Ask, consulta: ListaConsulta, dia: string, page: number): Promise<SourcePage> {
  const day = compact(dia);
  const query = new URLSearchParams({
    // The service names these parameters of plans otherwise.
    ...(consulta === 'pca' ? { dataInicio: day, dataFim: day } : { dataInicial: day, dataFinal: day }),
    ...{ pagina: String(page), tamanhoPagina: String(PAGE_SIZE) },
  });
  const answer = await ask(`${CONSULTA}/${paths[consulta]}?${query}`);
  // None of that day.
  if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return { records: [], total: 0, isLast: true };
  if (answer.kind === 'ok') {
    const found = pageOf(answer.value);
    return consulta === 'pca' ? { ...found, records: found.records.flatMap(pieces) } : found;
  }
  // The set has shrunk while it was read: this page is past its end.
  if (answer.status === 400 && page > 1) return { records: [], total: (page - 1) * PAGE_SIZE, isLast: true };
  throw new SourceFault('refused', answer.message);
}

/** Pages and totals of plans count items: a plan is as many records as it has items on the page. */
function pieces(plan: unknown): unknown[] {
  if (!isRecord(plan) || !Array.isArray(plan.itens) || plan.itens.length === 0) return [plan];
  return plan.itens.map((item) => ({ ...plan, itens: [item] }));
}

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
