import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightFailures, printedFailures, vitestFailures } from './failures.mjs';
import { root } from './run.mjs';

test('failed tests of Vitest and files that did not run are printed with their messages, without colours', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'divides', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n\n  at src/a.test.ts:3'] },
        ],
      },
      { name: join(root, 'src/b.test.ts'), status: 'failed', message: 'Cannot find module c', assertionResults: [] },
      { name: join(root, 'src/c.test.ts'), status: 'failed', message: '', assertionResults: [] },
      { name: join(root, 'src/d.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(printedFailures('unit', vitestFailures(report))).toBe(
    [
      '✗ unit: src/a.test.ts: divides',
      '    expected 1 to be 2',
      '      at src/a.test.ts:3',
      '✗ unit: src/b.test.ts',
      '    Cannot find module c',
      '✗ unit: src/c.test.ts',
      '    It failed without a message: see the output above.',
    ].join('\n'),
  );
});

test('a browser test that timed out is printed with what it waited for, and whether it passed when retried', () => {
  const spec = (title: string, statuses: string[]) => ({
    title,
    file: 'e2e/a.e2e.ts',
    tests: [
      {
        results: statuses.map((status) => ({
          status,
          errors: status === 'passed' ? [] : [{ message: 'Test timeout of 60000ms exceeded.' }, { message: `waiting for ${title}` }],
        })),
      },
    ],
  });
  const suite = (specs: ReturnType<typeof spec>[]) => ({ title: '', suites: [{ title: '', specs }] });
  const flaky = { suites: [suite([spec('opens', ['timedOut', 'passed']), spec('closes', ['passed']), spec('waits', ['skipped'])])] };
  expect(printedFailures('browser', playwrightFailures(flaky))).toBe(
    '✗ browser: e2e/a.e2e.ts: opens (passed when retried)\n    Test timeout of 60000ms exceeded.\n    waiting for opens',
  );
  const many = { suites: [suite(Array.from({ length: 7 }, () => spec('opens', ['failed'])))] };
  expect(printedFailures('browser', playwrightFailures(many))).toMatch(/\n… and 2 more of browser$/);
});

test('a long message is cut', () => {
  const printed = printedFailures('unit', [{ title: 'long', message: Array.from({ length: 40 }, () => 'x'.repeat(1000)).join('\n') }]);
  expect(printed.length).toBeLessThan(7000);
  expect(printed).toMatch(/… 26 more lines$/);
});
