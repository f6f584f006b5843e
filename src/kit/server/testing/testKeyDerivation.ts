// Before the product is read: deriving a key from a password costs 50 ms of a core by intent, and the tests sign in with a few
// passwords a thousand times. What was derived once with a salt is the same every time, and so is remembered.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Derive = typeof crypto.argon2;
type Callback = Parameters<Derive>[2];

const derive: Derive = crypto.argon2;
const derived = new Map<string, Buffer>();

crypto.argon2 = ((...[algorithm, parameters, callback]: Parameters<Derive>) => {
  const key = JSON.stringify([algorithm, parameters]);
  const known = derived.get(key);
  if (known) setImmediate(callback, null, Buffer.from(known));
  else derive(algorithm, parameters, remember(key, callback));
}) as Derive;
syncBuiltinESMExports();

function remember(key: string, callback: Callback): Callback {
  return (error, bytes) => {
    if (!error) derived.set(key, Buffer.from(bytes));
    callback(error, bytes);
  };
}

/** For tests of what happens while a password is checked: the next checks take their time again. */
export function forgetDerivedKeys(): void {
  derived.clear();
}
