// Figures that the sample charts derive from employees, notices, orders and moments.
import type { UfFigures } from '#features/dashboards/contract.ts';
import type { Employee } from '#features/datatables/contract.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Datum } from '#kit/web/charts/chart.ts';
import { amountOf, dayOf } from './employees.ts';

/** The value in the middle; of an even number of values, the mean of the two there. Null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

/** The powers of ten from the one below the least value to the one above the greatest. */
export function powersOfTen(values: readonly number[]): number[] {
  if (values.length === 0) return [];
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.ceil(Math.log10(Math.max(...values)));
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, index) => 10 ** (first + index));
}

/** How many employees are in their twenties, thirties and so on; decades between the first and the last may be empty. */
export function byDecade(employees: readonly Employee[]): Datum[] {
  const decades = employees.map(({ age }) => Math.floor(Number(age) / 10));
  if (decades.length === 0) return [];
  const first = Math.min(...decades);
  return Array.from({ length: Math.max(...decades) - first + 1 }, (_, index) => {
    const decade = first + index;
    return { label: `${decade}0–${decade}9`, values: { n: decades.filter((one) => one === decade).length } };
  });
}

/** Each value with the sum of those before it. */
export function runningTotals(data: readonly Datum[]): Datum[] {
  const totals: Record<string, number> = {};
  return data.map((datum) => {
    for (const [key, value] of Object.entries(datum.values)) totals[key] = (totals[key] ?? 0) + (value ?? 0);
    return { ...datum, values: { ...totals } };
  });
}

/** By start year: the salary of who came first and last that year, the highest and the lowest. */
export function salariesByYear(employees: readonly Employee[], since: number): Datum[] {
  const inOrder = employees
    .map(({ start_date, salary }) => ({ day: dayOf(start_date), salary: amountOf(salary) }))
    .filter(({ day }) => Number(day.slice(0, 4)) >= since)
    .sort((one, other) => one.day.localeCompare(other.day));
  return [...Map.groupBy(inOrder, ({ day }) => day.slice(0, 4))].map(([label, came]) => {
    const salaries = came.map(({ salary }) => salary);
    return {
      label,
      values: { open: salaries[0] ?? null, high: Math.max(...salaries), low: Math.min(...salaries), close: salaries.at(-1) ?? null },
    };
  });
}

/** How many employees started in January, February and so on. */
export function byStartMonth(employees: readonly Employee[]): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const { start_date } of employees) {
    const month = Number(dayOf(start_date).slice(5, 7)) - 1;
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return counts;
}

type PricedOrder = { placedAt: string; pieces: number; totalCents: number };

/** By month, the earliest first: lowest, median and highest price per unit of the orders, in reais. */
export function unitPricesByMonth(orders: readonly PricedOrder[]) {
  const months = Map.groupBy(orders, ({ placedAt }) => dayInBrasilia(placedAt).slice(0, 7));
  return [...months]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([month, placed]) => {
      const prices = placed.map(({ totalCents, pieces }) => totalCents / 100 / pieces);
      return { month, n: placed.length, low: Math.min(...prices), median: median(prices), high: Math.max(...prices) };
    });
}

const hourInBrasilia = new Intl.DateTimeFormat('en', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' });

/** Counts by weekday, from Sunday, and by block of three hours, from midnight, in Brasília. */
export function byWeekdayAndHour(moments: readonly string[]): number[][] {
  const counts = Array.from({ length: 7 }, () => Array.from({ length: 8 }, () => 0));
  for (const moment of moments) {
    const blocks = counts[new Date(`${dayInBrasilia(moment)}T00:00Z`).getUTCDay()];
    const block = Math.floor(Number(hourInBrasilia.format(new Date(moment))) / 3);
    if (blocks) blocks[block] = (blocks[block] ?? 0) + 1;
  }
  return counts;
}

/** Counts by day in Brasília, the earliest first. */
export function byDay(moments: readonly string[]): [day: string, n: number][] {
  const days = Map.groupBy(moments, (moment) => dayInBrasilia(moment));
  return [...days].map(([day, { length }]): [string, number] => [day, length]).sort(([one], [other]) => one.localeCompare(other));
}

const states = {
  norte: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
  nordeste: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  centroOeste: ['DF', 'GO', 'MS', 'MT'],
  sudeste: ['ES', 'MG', 'RJ', 'SP'],
  sul: ['PR', 'RS', 'SC'],
} as const;
type Region = keyof typeof states;
const regions = Object.keys(states) as readonly Region[];

/** The states of each region that have notices, the most first, and the sums of the region by status. */
export function byRegion(figures: readonly UfFigures[]) {
  return regions.map((region) => {
    const ufs = figures
      .filter(({ uf, total }) => total.n > 0 && (states[region] as readonly string[]).includes(uf))
      .sort((a, b) => b.total.n - a.total.n);
    const sum = (part: 'total' | 'aberta' | 'andamento' | 'fechada') => ufs.reduce((all, figure) => all + figure[part].n, 0);
    return { region, ufs, n: sum('total'), aberta: sum('aberta'), andamento: sum('andamento'), fechada: sum('fechada') };
  });
}

type Sector = { path: string; middle: number; radius: number };

/** Sectors of equal angle around the origin, clockwise from the top, with areas in proportion to the values; the greatest reaches `most`. */
export function sectorsOf(values: readonly number[], most: number): Sector[] {
  const greatest = Math.max(...values, 0);
  // A whole circle would begin where it ends, and nothing would be drawn.
  const angle = Math.min((2 * Math.PI) / values.length, 2 * Math.PI - 0.001);
  const round = (value: number) => Math.round(value * 100) / 100 || 0;
  return values.map((value, index) => {
    const radius = round(greatest === 0 ? 0 : Math.sqrt(value / greatest) * most);
    const at = (turn: number) => `${round(Math.sin(turn) * radius)},${round(-Math.cos(turn) * radius)}`;
    const from = index * angle;
    const arc = `A${radius},${radius} 0 ${angle > Math.PI ? 1 : 0} 1 ${at(from + angle)}`;
    return { path: `M0,0L${at(from)}${arc}Z`, middle: from + angle / 2, radius };
  });
}
