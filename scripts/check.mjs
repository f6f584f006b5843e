// npm run check: types, lint and format, unused code, import boundaries, weight of the first screens; side by side, each reported once
// it is done. `node scripts/check.mjs server web` checks the types of these sides alone, remembers them for the next time, and
// leaves out the weight.
import { availableParallelism, totalmem } from 'node:os';
import { run } from './run.mjs';

// Each of the compiler's threads works out the types that it needs for itself: where cores are few, one does half of the work.
const threads = availableParallelism() <= 4 ? ['--checkers', '1'] : [];

// With more memory before each collection of garbage, the compiler takes an eighth less time; each side then needs about 1 GiB.
const room = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
/** @type {Record<string, string>} */
const compilerEnv = room > 6 * 2 ** 30 ? { GOGC: process.env.GOGC ?? '400' } : {};

const named = process.argv.slice(2);
const sides = named.length > 0 ? named : ['server', 'web', 'tools'];

/** @param {string} side */
function typesOf(side) {
  const remembered = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc-${side}`];
  return ['-p', `tsconfig.${side}.json`, ...threads, ...(named.length > 0 ? remembered : [])];
}

/** @type {[string, string, string[], 'its last line']} */
const weight = ['weight of the first screens', 'node', ['scripts/bundleReport.mjs'], 'its last line'];

/** @type {[name: string, program: string, args: string[], tells?: 'its last line'][]} */
const checks = [
  ...sides.map((side) => /** @type {[string, string, string[]]} */ ([`types of the ${side}`, 'tsc', typesOf(side)])),
  ['lint and format (npm run format puts it right)', 'biome', ['ci', '--colors=off', '--max-diagnostics=50', '--error-on-warnings']],
  ['unused code', 'knip', ['--no-progress']],
  ['import boundaries', 'node', ['scripts/boundaries.mjs']],
  ...(named.length > 0 ? [] : [weight]),
];

const outcomes = await Promise.all(
  checks.map(async ([name, program, args, tells]) => {
    const started = performance.now();
    const { code, output } = await run(program, args, { quiet: true, env: program === 'tsc' ? compilerEnv : {} });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) console.log(output.trimEnd());
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
    if (code === 0 && tells) console.log(`        ${output.trimEnd().split('\n').at(-1)}`);
    return code;
  }),
);
process.exitCode = outcomes.some((code) => code !== 0) ? 1 : 0;
