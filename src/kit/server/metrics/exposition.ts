// Families as text, in the format that Prometheus reads (version 0.0.4).
import type { Family, Labels } from './families.ts';

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

/** Names that all Node programs share, for which there are ready-made dashboards. */
const shared = /^(process|nodejs)_/;

/** @param prefix of all names but those that all programs share */
export function toExposition(families: readonly Family[], prefix: string): string {
  const lines: string[] = [];
  for (const { name: own, help, type, samples } of families) {
    const name = shared.test(own) ? own : `${prefix}_${own}`;
    lines.push(`# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`, `# TYPE ${name} ${type}`);
    for (const { suffix = '', labels, value } of samples) lines.push(`${name}${suffix}${labelsOf(labels)} ${numberOf(value)}`);
  }
  return `${lines.join('\n')}\n`;
}

function labelsOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function numberOf(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}
