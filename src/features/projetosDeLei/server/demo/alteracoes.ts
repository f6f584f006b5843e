// A short history for a few demo bills, as if from imports.
import { clockInBrasilia } from '#kit/clock.ts';
import type { Change } from '../changes.ts';
import type { DemoProjeto } from './demo.ts';

/** With its bill, and when it happened. */
export type DemoChange = Omit<Change, 'projeto_id'> & Pick<DemoProjeto, 'projeto'> & { alterada_em: string };

/** Number of bills with a history. */
const FEW = 6;
const HOUR_MS = 3_600_000;

/** The last step of some bills and what it changed, as if imported soon after. */
export function listAlteracoes(demos: readonly DemoProjeto[]): DemoChange[] {
  const now = Date.now();
  const hasStepped = (last?: string) => last !== undefined && Date.parse(last) < now;
  return demos
    .filter(({ projeto, tramitacoes }) => projeto.tramitando && tramitacoes.length > 5 && hasStepped(tramitacoes.at(-1)?.data))
    .toSorted((a, b) => (b.tramitacoes.at(-1)?.data ?? '').localeCompare(a.tramitacoes.at(-1)?.data ?? ''))
    .slice(0, FEW)
    .flatMap((demo) => lastStep(demo, now));
}

function lastStep({ projeto, tramitacoes }: DemoProjeto, now: number): DemoChange[] {
  const [former, last] = tramitacoes.slice(-2);
  if (!former || !last) return [];
  // A step of this morning may be more recent than that.
  const alterada_em = new Date(Math.min(Date.parse(last.data) + 5 * HOUR_MS, now)).toISOString();
  const change = (campo: string, antes: string | null, depois: string | null): DemoChange[] =>
    antes === depois ? [] : [{ projeto, alterada_em, campo, antes, depois }];
  const saidBefore = tramitacoes.slice(0, -1).findLast(({ situacao }) => situacao !== '');
  return [
    ...change('tramitacao', null, `${clockInBrasilia(new Date(last.data)).slice(0, 10)} ${last.descricao}`),
    ...change('situacao', saidBefore?.situacao ?? null, last.situacao || (saidBefore?.situacao ?? null)),
    ...change('orgao', former.orgao, last.orgao),
  ];
}
