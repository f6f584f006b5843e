// Values for monitoring, in families: all samples of one name.

export type Labels = Readonly<Record<string, string>>;
/** `suffix` is added to the name of the family, such as `_sum`. */
export type Sample = { suffix?: string; labels: Labels; value: number };
/** `help`: one sentence. Without samples, the family is still listed. */
export type Family = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; samples: readonly Sample[] };

/** A value that rises and falls. @param samples a number: the only sample, without labels; undefined: the value is not known */
export function gauge(name: string, help: string, samples: number | undefined | readonly Sample[]): Family {
  return { name, help, type: 'gauge', samples: toSamples(samples) };
}

/** A count that something else keeps. */
export function count(name: string, help: string, samples: number | readonly Sample[]): Family {
  return { name, help, type: 'counter', samples: toSamples(samples) };
}

function toSamples(samples: number | undefined | readonly Sample[]): readonly Sample[] {
  if (samples === undefined) return [];
  return typeof samples === 'number' ? [{ labels: {}, value: samples }] : samples;
}

/** Counts events since the start of the process. Labels must come from the code: never what users typed. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #cells = new Map<string, { labels: Labels; value: number }>();

  /** @param known label sets that are listed with zero from the beginning */
  constructor(name: string, help: string, known: readonly Labels[] = []) {
    this.#name = name;
    this.#help = help;
    for (const labels of known) this.cell(labels);
  }

  add(labels: Labels = {}, by = 1): void {
    this.cell(labels).value += by;
  }

  /** The count of one label set, for callers that count often. */
  cell(labels: Labels): { value: number } {
    return kept(this.#cells, labels, () => ({ labels, value: 0 }));
  }

  family(): Family {
    return { name: this.#name, help: this.#help, type: 'counter', samples: [...this.#cells.values()] };
  }
}

/** Counts durations, in seconds, by how long they are. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #cells = new Map<string, { labels: Labels; times: Times }>();

  /** @param bounds the upper bounds, ascending; longer durations count beyond the last */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  observe(labels: Labels, seconds: number): void {
    this.cell(labels).observe(seconds);
  }

  cell(labels: Labels): Times {
    return kept(this.#cells, labels, () => ({ labels, times: new Times(this.#bounds) })).times;
  }

  family(): Family {
    const samples = [...this.#cells.values()].flatMap(({ labels, times }) => times.samples(labels));
    return { name: this.#name, help: this.#help, type: 'histogram', samples };
  }
}

/** The durations of one label set. */
class Times {
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(seconds: number): void {
    let at = 0;
    while (at < this.#bounds.length && seconds > (this.#bounds[at] as number)) at++;
    this.#counts[at] = (this.#counts[at] as number) + 1;
    this.#sum += seconds;
  }

  samples(labels: Labels): Sample[] {
    let total = 0;
    const buckets = this.#counts.map((counted, at) => {
      total += counted;
      return { suffix: '_bucket', labels: { ...labels, le: String(this.#bounds[at] ?? '+Inf') }, value: total };
    });
    return [...buckets, { suffix: '_sum', labels, value: this.#sum }, { suffix: '_count', labels, value: total }];
  }
}

/** The cell of a label set, made when it is first asked for. */
function kept<T>(cells: Map<string, T>, labels: Labels, make: () => T): T {
  const key = Object.values(labels).join('\n');
  let cell = cells.get(key);
  if (cell === undefined) {
    cell = make();
    cells.set(key, cell);
  }
  return cell;
}

/** For work of the database and the search: from a millisecond to half a minute. */
export const workBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
