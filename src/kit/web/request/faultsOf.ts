import { CallFailed } from './failures.ts';

/** The validation errors of a response by field, each as a sentence. */
export function faultsOf(error: unknown): Record<string, string> {
  const faults = (error instanceof CallFailed && error.problem?.faults) || [];
  return Object.fromEntries(faults.map(({ path, message }) => [path.replace(/^body\./, ''), sentence(message)]));
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
}
