// Statistics of matching prices, from the columns of the index.
import { dayInBrasilia } from '#kit/clock.ts';
import { monthsUpTo } from '#kit/months.ts';
import { toAmount } from '#kit/quantiles.ts';
import { type Group, quantilesByGroup } from '#kit/server/quantilesByGroup.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { NO_UNIT, type PrecoFilters, type PrecoStatistics } from '../../contract.ts';
import { fencesOf, QUARTERS, toQuartiles } from '../../statistics.ts';
import { countUnits, gather, PLACE, STATE } from './gather.ts';
import { storedUnit, toQuestion } from './question.ts';

const MONTHS = 12;
const MEDIAN = [0.5];

/** Figures of the prices of one unit. */
export function statisticsOf(index: SearchIndex, filter: PrecoFilters, now: Date): PrecoStatistics {
  const { unidade: asked, ...others } = filter;
  const months = monthsUpTo(filter.ate ?? dayInBrasilia(now), MONTHS);
  const documents = index.matching(toQuestion(index, others));
  const { names } = index.combined.of('unidade');
  const { counts, semValor } = countUnits(index, documents);
  const unidades = rankUnits(names, counts);
  const unidade = asked ?? unidades[0]?.unidade ?? null;
  const unit = unidade === null ? -1 : names.indexOf(storedUnit(unidade));
  const n = counts[unit] ?? 0;
  const { valores, facts, estimated } = gather(index, documents, unit, n, months);
  const states = index.combined.of('uf').names;
  const byMonths = { shift: PLACE, count: MONTHS + 1 };
  const prices = quantilesByGroup(valores, QUARTERS, { keys: facts, groupings: [{ shift: STATE, count: states.length }, byMonths] });
  const estimates = quantilesByGroup(estimated.estimados, QUARTERS, { keys: estimated.facts, groupings: [byMonths] });
  const [desconto = null] = quantilesByGroup(estimated.descontos, MEDIAN).all;
  const homologado = toQuartiles(n, prices.all);
  const estimado = toQuartiles(estimated.estimados.length, estimates.all);
  const fences = homologado && fencesOf(homologado);
  const [byState = [], byMonth = []] = prices.groups;
  return {
    ...{ unidade, unidades, semValor },
    outras: documents.length - semValor - n,
    ...(homologado && { homologado }),
    ...(estimado && { estimado }),
    desconto: desconto === null ? null : toAmount(desconto),
    ...(fences && { limites: { ...fences, atipicos: prices.outside(fences.baixo, fences.alto) } }),
    meses: months.map((mes, at) => ({ mes, ...toCounted(byMonth[at]), estimado: toCounted(estimates.groups[0]?.[at]).mediana })),
    ufs: byState
      .map((some, state) => ({ uf: states[state] as string, ...toCounted(some) }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n || (a.uf < b.uf ? -1 : 1)),
  };
}

/** The most frequent unit of the prices, and how many of them have it; undefined when none is known. */
export function mostFrequentUnit(index: SearchIndex, documents: Uint32Array): PrecoStatistics['unidades'][number] | undefined {
  return rankUnits(index.combined.of('unidade').names, countUnits(index, documents).counts)[0];
}

function toCounted(group: Group | undefined): { n: number; mediana: number | null } {
  const median = group?.median ?? null;
  return { n: group?.n ?? 0, mediana: median === null ? null : toAmount(median) };
}

/** Units by how many prices they have, most first. */
function rankUnits(names: readonly string[], counts: Uint32Array): PrecoStatistics['unidades'] {
  return names
    .flatMap((name, code) => (counts[code] === 0 ? [] : [{ unidade: name || NO_UNIT, n: counts[code] as number }]))
    .sort((a, b) => b.n - a.n || (a.unidade < b.unidade ? -1 : 1));
}
