// Periods that go on with the days: a list, a saved search or a boletim with «próximos 7 dias» means those of the day on which it is asked.
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';

/** Of dates to come: `hoje`; `7d`, which is today and the six days after it; `passado`, before today. */
export const proximo = '^(hoje|passado|[1-9][0-9]{0,2}d)$';
/** Of what was published: `hoje`; `ontem`, since yesterday; `7d`, which is today and the six days before it. */
export const recente = '^(hoje|ontem|[1-9][0-9]{0,2}d)$';

/** The filters by periods. */
export const periodos = ['abertura', 'prazo', 'publicada'] as const;
export type Periodo = (typeof periodos)[number];

/** Periods that are offered, by the names that the facets have for them. */
export const proximos = { passed: 'passado', today: 'hoje', week: '7d', month: '30d' } as const;
export const recentes = { today: 'hoje', yesterday: 'ontem', week: '7d' } as const;

/** First and last day, both included; null has no bound. */
export type Days = { from: string | null; to: string | null };

/** The days of a period, seen from the day of `now` in Brasília. */
export function daysOf(periodo: Periodo, value: string, now: Date): Days {
  const today = dayInBrasilia(now);
  const later = (days: number) => dayInBrasilia(startOfDayInBrasilia(today, days));
  if (value === 'passado') return { from: null, to: later(-1) };
  const others = value === 'hoje' ? 0 : value === 'ontem' ? 1 : Number.parseInt(value, 10) - 1;
  return periodo === 'publicada' ? { from: later(-others), to: today } : { from: today, to: later(others) };
}

type Dated = { [Bound in `${'abertura' | 'prazo'}${'De' | 'Ate'}`]?: string | undefined };

/**
 * The offered periods whose days, on one of the days on which a search may have been composed, were the fixed dates that it has.
 * @param moments when it was saved; the list may have been open since the day before
 * @returns undefined: none
 */
export function proposePeriods(query: Dated, moments: readonly string[]): { abertura?: string; prazo?: string } | undefined {
  const days = moments.flatMap((moment) => [new Date(moment), new Date(Date.parse(moment) - 86_400_000)]);
  const found: { abertura?: string; prazo?: string } = {};
  for (const periodo of ['abertura', 'prazo'] as const) {
    const [from, to] = [query[`${periodo}De`] ?? null, query[`${periodo}Ate`] ?? null];
    const value = Object.values(proximos).find((one) =>
      days.some((day) => {
        const then = daysOf(periodo, one, day);
        return then.from === from && then.to === to;
      }),
    );
    if (value) found[periodo] = value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
