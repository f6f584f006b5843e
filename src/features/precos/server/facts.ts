// What exported files say about a search: what was looked for, the figures, and how they are computed.
import { clockInBrasilia } from '#kit/clock.ts';
import type { PrecoStatistics } from '../contract.ts';
import type { ExportWords } from './exportWords.ts';
import type { RowFilter } from './search/search.ts';

/** `share`: 1 is all. */
export type Fact = { name: string; kind: 'text' | 'count' | 'money' | 'share'; value: string | number | null | undefined };

export function factsOf(filter: RowFilter, figures: PrecoStatistics, { facts, filters, rule }: ExportWords): Fact[] {
  const { homologado, estimado, limites, unidade, outras, semValor, desconto } = figures;
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const fact = (kind: Fact['kind'], name: string, value: Fact['value']): Fact => ({ kind, name, value });
  return [
    fact('text', facts.at, clockInBrasilia(new Date()).slice(0, 16).replace('T', ' ')),
    ...asked.map(([name, value]) => fact('text', `${facts.filter}: ${filters[name as keyof ExportWords['filters']]}`, String(value))),
    fact('text', facts.unit, unidade),
    fact('count', facts.count, homologado?.n),
    fact('money', facts.min, homologado?.min),
    fact('money', facts.q1, homologado?.q1),
    fact('money', facts.median, homologado?.mediana),
    fact('money', facts.q3, homologado?.q3),
    fact('money', facts.max, homologado?.max),
    fact('money', facts.estimate, estimado?.mediana),
    fact('share', facts.discount, desconto),
    fact('money', facts.low, limites?.baixo),
    fact('money', facts.high, limites?.alto),
    fact('count', facts.outliers, limites?.atipicos),
    fact('count', facts.others, outras),
    fact('count', facts.without, semValor),
    fact('text', facts.rule, rule),
  ];
}
