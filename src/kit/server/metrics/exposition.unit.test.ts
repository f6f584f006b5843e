import { expect, test } from 'vitest';
import { toExposition } from './exposition.ts';
import { Counter, gauge, Histogram } from './families.ts';
import { parseExposition } from './testExposition.ts';

test('writes families as Prometheus reads them', () => {
  const counter = new Counter('calls_total', 'Calls.', [{ result: 'ok' }]);
  counter.add({ result: 'down' }, 2);
  const families = [counter.family(), gauge('pages', 'A \\ and\na line.', 1.5), gauge('empty', 'Nothing known.', undefined)];
  expect(toExposition(families, 'own')).toBe(
    [
      '# HELP own_calls_total Calls.',
      '# TYPE own_calls_total counter',
      'own_calls_total{result="ok"} 0',
      'own_calls_total{result="down"} 2',
      '# HELP own_pages A \\\\ and\\na line.',
      '# TYPE own_pages gauge',
      'own_pages 1.5',
      '# HELP own_empty Nothing known.',
      '# TYPE own_empty gauge',
      '',
    ].join('\n'),
  );
});

test('keeps the names that all Node programs share', () => {
  expect(toExposition([gauge('process_memory', 'Bytes.', 1), gauge('nodejs_heap', 'Bytes.', 2)], 'own')).not.toContain('own_');
});

test('escapes what a label may contain', () => {
  const text = toExposition([gauge('a', 'A.', [{ labels: { of: 'say "hi"\\\nbye', and: 'b' }, value: Number.POSITIVE_INFINITY }])], 'own');
  expect(text).toContain(String.raw`own_a{of="say \"hi\"\\\nbye",and="b"} +Inf`);
  expect(parseExposition(text).samples).toHaveLength(1);
});

test('counts durations up to each bound', () => {
  const histogram = new Histogram('seconds', 'Durations.', [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 7]) histogram.observe({ of: 'a' }, seconds);
  histogram.observe({ of: 'b' }, 2);
  const { find } = parseExposition(toExposition([histogram.family()], 'own'));
  expect(['0.1', '1', '+Inf'].map((le) => find('own_seconds_bucket', { of: 'a', le }))).toEqual([2, 3, 4]);
  expect(find('own_seconds_sum', { of: 'a' })).toBeCloseTo(7.65);
  expect([find('own_seconds_count', { of: 'a' }), find('own_seconds_count', { of: 'b' })]).toEqual([4, 1]);
});
