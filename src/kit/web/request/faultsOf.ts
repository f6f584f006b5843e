import { CallFailed } from './failures.ts';

/** What the server found wrong in what was sent, by the name of the field: a sentence each. Empty where it said nothing of fields. */
export function faultsOf(error: unknown): Record<string, string> {
  const faults = (error instanceof CallFailed && error.problem?.faults) || [];
  return Object.fromEntries(faults.map(({ path, message }) => [path.replace(/^body\./, ''), sentence(message)]));
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
}
