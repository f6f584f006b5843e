// Passwords are kept as argon2id in the PHC string format, so that the parameters can grow without losing old ones.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, ...parameters });
  return `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Takes as long for an account that does not exist (`hash` null) as for a wrong password. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? (await nobodys()));
  if (!parts) return false;
  const [, memory, passes, parallelism, nonce, tag] = parts as unknown as [string, string, string, string, string, string];
  const expected = Buffer.from(tag, 'base64');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected) && hash !== null;
}

let kept: Promise<string> | undefined;

/** Made when first needed: hashing takes 19 MiB that a server at rest need not hold. */
function nobodys(): Promise<string> {
  kept ??= hashPassword(randomBytes(16).toString('hex'));
  return kept;
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
