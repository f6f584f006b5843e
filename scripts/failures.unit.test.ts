import { expect, test } from 'vitest';
import { playwrightFailures, tellFailures, vitestFailures } from './failures.mjs';

test('failed tests of vitest and files that did not load are told with the first lines of their messages, without colours', () => {
  const report = {
    testResults: [
      {
        name: 'src/a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'divides', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n\n  at src/a.test.ts:3'] },
        ],
      },
      { name: 'src/b.test.ts', message: 'Cannot find module c', assertionResults: [] },
    ],
  };
  expect(tellFailures(vitestFailures(report))).toBe(
    '✗ src/a.test.ts: divides\n    expected 1 to be 2\n      at src/a.test.ts:3\n✗ src/b.test.ts\n    Cannot find module c',
  );
});

test('each failed try of a browser test is told, and how many more there are', () => {
  const spec = (title: string, statuses: string[]) => ({
    title,
    file: 'e2e/a.e2e.ts',
    tests: [{ results: statuses.map((status) => ({ status, errors: status === 'passed' ? [] : [{ message: `Error: ${title}` }] })) }],
  });
  const suite = (specs: ReturnType<typeof spec>[]) => ({ title: '', file: '', suites: [{ title: '', file: '', specs }] });
  const flaky = { suites: [suite([spec('opens', ['timedOut', 'passed']), spec('closes', ['passed']), spec('waits', ['skipped'])])] };
  expect(tellFailures(playwrightFailures(flaky))).toBe('✗ e2e/a.e2e.ts: opens (try 1)\n    Error: opens');
  const many = { suites: [suite(Array.from({ length: 7 }, () => spec('opens', ['failed', 'failed'])))] };
  expect(tellFailures(playwrightFailures(many))).toMatch(/\n… and 4 more$/);
});

test('a long message is cut', () => {
  const told = tellFailures([{ title: 'long', message: Array.from({ length: 40 }, () => 'x'.repeat(1000)).join('\n') }]);
  expect(told.length).toBeLessThan(6000);
  expect(told).toMatch(/… 28 more lines$/);
});
