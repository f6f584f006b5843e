// Reads the text of /metrics as strictly as Prometheus does, for tests.
import type { Labels } from './families.ts';

export type Exposed = {
  /** Names with the type of their family; a histogram has its three. */
  names: Set<string>;
  samples: { name: string; labels: Labels; value: number }[];
  /** The value of the only sample with these labels, whatever others it has; undefined: there is none. */
  find(name: string, labels?: Labels): number | undefined;
};

const help = /^# HELP ([a-z][a-z0-9_]*) (\S.*)$/;
const typed = /^# TYPE ([a-z][a-z0-9_]*) (counter|gauge|histogram)$/;
const sample = /^([a-z][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)+)\})? (NaN|[+-]Inf|-?[\d.]+(?:e[+-]?\d+)?)$/;
const label = /([a-z_]+)="((?:[^"\\]|\\["\\n])*)"/g;

/** @throws {Error} that names the line which is not in the format, or which is there twice */
export function parseExposition(text: string): Exposed {
  const names = new Set<string>();
  const samples: Exposed['samples'] = [];
  const seen = new Set<string>();
  let family = '';
  let own: string[] = [];
  const once = (what: string) => {
    if (seen.has(what)) throw new Error(`Twice: ${what}`);
    seen.add(what);
  };
  if (!text.endsWith('\n')) throw new Error('The last line does not end.');
  for (const line of text.slice(0, -1).split('\n')) {
    const [, described] = help.exec(line) ?? [];
    const [, name = '', type] = typed.exec(line) ?? [];
    const [, sampled = '', labelled = '', value = ''] = sample.exec(line) ?? [];
    if (described) {
      once(`HELP ${described}`);
      family = described;
      own = [];
    } else if (type) {
      if (name !== family) throw new Error(`A type without a description: ${line}`);
      own = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name];
      if ((type === 'counter') !== name.endsWith('_total')) throw new Error(`Counters, and only they, end in _total: ${line}`);
      for (const each of own) names.add(each);
    } else if (own.includes(sampled)) {
      const labels = Object.fromEntries([...labelled.matchAll(label)].map(([, key, said]) => [key, said]));
      once(`${sampled} ${JSON.stringify(Object.entries(labels).toSorted())}`);
      samples.push({ name: sampled, labels, value: value.endsWith('Inf') ? Number(`${value}inity`) : Number(value) });
    } else throw new Error(`Not in the format, or of another family: ${line}`);
  }
  return {
    names,
    samples,
    find: (name, labels = {}) => {
      const found = samples.filter(
        (each) => each.name === name && Object.entries(labels).every(([key, said]) => each.labels[key] === said),
      );
      if (found.length > 1) throw new Error(`${found.length} samples of ${name}`);
      return found[0]?.value;
    },
  };
}
