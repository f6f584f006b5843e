// A fuzzer: sends malformed requests to every operation, and records unacceptable responses.
import { Agent } from 'node:http';
import { type Answered, ask } from './testAsking.ts';
import { mutatedRequest } from './testMutations.ts';
import type { Operation, Sent } from './testOperations.ts';
import { seeded } from './testRandom.ts';

/** @param isAgain the previous session has ended, or its account is rate-limited. @returns the new token */
export type SignIn = (operation: Operation, isAgain: boolean) => Promise<string>;
export type Fuzz = {
  url: string;
  operations: readonly Operation[];
  seed: string;
  /** Requests to each operation in each role. */
  mutations: number;
  roles: Record<string, SignIn>;
  /** Whether each request has its own IP address, by a trusted proxy's header, so that limits per address do not hide faults. */
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

/** Maximum response time, except for password checks. */
export const SLOW_MS = 300;

/** The deterministic request for these parameters. */
function requestOf(seed: string, operation: Operation, role: string, index: number): Sent {
  return mutatedRequest(operation, seeded(`${seed} ${role} ${operation.name} ${index}`));
}

/** An IP address for each number. */
export function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

/** @param onDone called after each operation */
export async function fuzz(
  { url, operations, seed, mutations, roles, ownAddresses = false }: Fuzz,
  onDone = (_name: string) => {},
): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: new Map(), perOperation: new Map(), faults: [], slow: [] };
  const agent = new Agent({ keepAlive: true });
  let token = '';
  // Removals last, because other operations need the rows.
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
    // Try again with a new session, to get past these responses.
    if (isAgain || (answered.status !== 401 && answered.status !== 429)) return answered;
    token = '';
    return askAs(signIn, operation, sent, true);
  }
}

function add(counts: Map<number, number>, status: number): void {
  counts.set(status, (counts.get(status) ?? 0) + 1);
}

/** A short description of the request. */
export function shortly({ path, query, body, type }: Sent): string {
  const address = `${path}${query ? `?${query}` : ''}`;
  const sent = body === undefined ? '' : ` ${type} ${Buffer.byteLength(body)} bytes ${JSON.stringify(String(body).slice(0, 120))}`;
  return `${address.slice(0, 160)}${sent}`;
}
