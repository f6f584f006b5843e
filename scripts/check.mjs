// npm run check: types, lint and format, unused code, walls, weight of the first screens; side by side, each reported once
// it is done.
import { availableParallelism } from 'node:os';
import { run } from './run.mjs';

// Each of the compiler's threads works out the types that it needs for itself: where cores are few, one does half of the work.
const threads = availableParallelism() <= 4 ? ['--checkers', '1'] : [];

/** @type {[name: string, program: string, args: string[], tells?: 'its last line'][]} */
const checks = [
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json', ...threads]],
  ['types of the web', 'tsc', ['-p', 'tsconfig.web.json', ...threads]],
  ['types of the tools', 'tsc', ['-p', 'tsconfig.tools.json', ...threads]],
  ['lint and format (npm run format puts it right)', 'biome', ['ci', '--colors=off', '--max-diagnostics=50', '--error-on-warnings']],
  ['unused code', 'knip', ['--no-progress']],
  ['import boundaries', 'node', ['scripts/boundaries.mjs']],
  ['weight of the first screens', 'node', ['scripts/bundleReport.mjs'], 'its last line'],
];

const outcomes = await Promise.all(
  checks.map(async ([name, program, args, tells]) => {
    const started = performance.now();
    const { code, output } = await run(program, args, { quiet: true });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) console.log(output.trimEnd());
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
    if (code === 0 && tells) console.log(`        ${output.trimEnd().split('\n').at(-1)}`);
    return code;
  }),
);
process.exitCode = outcomes.some((code) => code !== 0) ? 1 : 0;
