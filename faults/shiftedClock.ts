// Preloaded into a server by `--import`: its clock is off by what a file says, in milliseconds. Timers keep the pace of the machine.
import { readFileSync } from 'node:fs';

const READ_EVERY_MS = 10;
const file = process.env.FAULTS_CLOCK;
const Unshifted = Date;
let shift = 0;
let readAt = Number.NEGATIVE_INFINITY;

function now(): number {
  const at = performance.now();
  if (file && at - readAt >= READ_EVERY_MS) {
    readAt = at;
    shift = Number(readFileSync(file, 'utf8'));
  }
  return Unshifted.now() + shift;
}

globalThis.Date = new Proxy(Unshifted, {
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
});
