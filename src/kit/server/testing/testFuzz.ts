// Sends every operation what no well-meaning client sends, and keeps what the server must not answer.
import { Agent } from 'node:http';
import { type Answered, ask } from './testAsking.ts';
import { mutatedRequest } from './testMutations.ts';
import type { Operation, Sent } from './testOperations.ts';
import { seeded } from './testRandom.ts';

/** @param isAgain the session before has ended, or its account has asked too much. @returns the token to ask with from now on */
export type SignIn = (operation: Operation, isAgain: boolean) => Promise<string>;
export type Fuzz = {
  url: string;
  operations: readonly Operation[];
  seed: string;
  /** Requests to each operation in each role. */
  mutations: number;
  roles: Record<string, SignIn>;
  /** Whether each request comes from an address of its own, by the word of a trusted proxy: the limits of addresses then hide nothing. */
  ownAddresses?: boolean;
};
export type Finding = { operation: Operation; role: string; index: number; sent: Sent; answered: Answered };
export type FuzzReport = {
  requests: number;
  statuses: Map<number, number>;
  perOperation: Map<string, Map<number, number>>;
  faults: Finding[];
  slow: Finding[];
};

/** What a client may be left to wait for, but where a password is checked. */
export const SLOW_MS = 300;

/** The request that these words always make. */
function requestOf(seed: string, operation: Operation, role: string, index: number): Sent {
  return mutatedRequest(operation, seeded(`${seed} ${role} ${operation.name} ${index}`));
}

/** An address for each number. */
export function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

/** @param onDone hears of each operation that is done with */
export async function fuzz(
  { url, operations, seed, mutations, roles, ownAddresses = false }: Fuzz,
  onDone = (_name: string) => {},
): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: new Map(), perOperation: new Map(), faults: [], slow: [] };
  const agent = new Agent({ keepAlive: true });
  let token = '';
  // What is removed is not there for those that come after.
  const inOrder = operations.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
  for (const operation of inOrder) {
    const statuses = new Map<number, number>();
    report.perOperation.set(operation.name, statuses);
    for (const [role, signIn] of Object.entries(roles)) {
      token = '';
      for (let index = 0; index < mutations; index++) {
        const sent = requestOf(seed, operation, role, index);
        const answered = await askAs(signIn, operation, sent);
        add(report.statuses, answered.status);
        add(statuses, answered.status);
        const finding = { operation, role, index, sent, answered };
        if (answered.status === 0 || answered.status >= 500) report.faults.push(finding);
        else if (answered.ms > SLOW_MS && !operation.hashesPasswords && !operation.isStream) report.slow.push(finding);
      }
    }
    onDone(operation.name);
  }
  agent.destroy();
  return report;

  async function askAs(signIn: SignIn, operation: Operation, sent: Sent, isAgain = false): Promise<Answered> {
    if (token === '') token = await signIn(operation, isAgain);
    const address = ownAddresses ? addressOf(report.requests) : undefined;
    report.requests++;
    const answered = await ask(url, sent, { method: operation.method, token, agent, address });
    // What is behind these answers is to be seen too.
    if (isAgain || (answered.status !== 401 && answered.status !== 429)) return answered;
    token = '';
    return askAs(signIn, operation, sent, true);
  }
}

function add(counts: Map<number, number>, status: number): void {
  counts.set(status, (counts.get(status) ?? 0) + 1);
}

/** The request in a line, so short that it can be read. */
export function shortly({ path, query, body, type }: Sent): string {
  const address = `${path}${query ? `?${query}` : ''}`;
  const sent = body === undefined ? '' : ` ${type} ${Buffer.byteLength(body)} bytes ${JSON.stringify(String(body).slice(0, 120))}`;
  return `${address.slice(0, 160)}${sent}`;
}
