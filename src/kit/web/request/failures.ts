// The errors of calls.
import type { ProblemBody } from '#kit/errors.ts';

/** The server responded with an error. */
export class CallFailed extends Error {
  readonly status: number;
  /** The body, parsed if it is JSON; undefined if empty. */
  readonly body: unknown;
  readonly requestId: string | undefined;
  /** `Retry-After` in seconds, if the server sent it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, requestId?: string, retryAfter?: number) {
    super(isProblem(body) ? (body.detail ?? body.title) : `HTTP ${status}`);
    this.name = 'CallFailed';
    this.status = status;
    this.body = body;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** The body, if it is from our error catalogue; its title is in the user's language. */
  get problem(): ProblemBody | undefined {
    return isProblem(this.body) ? this.body : undefined;
  }

  static async from(response: Response): Promise<CallFailed> {
    const { status, headers } = response;
    const retryAfter = Number(headers.get('retry-after')) || undefined;
    return new CallFailed(status, await bodyOf(response), headers.get('x-request-id') ?? undefined, retryAfter);
  }
}

/** No response: the network or the server is unavailable. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached.', { cause });
    this.name = 'Unreachable';
  }
}

/** The server says that what was asked for does not exist, or not for this user. */
export function isNotFound(error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.status === 404;
}

/** Whether the call may have succeeded nevertheless: no response, or one of a proxy. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof CallFailed && error.status >= 502);
}

/** Whether a retry may help: no response, the request was too slow (408), or there were too many (429). */
export function isTransient(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof CallFailed && (error.status === 408 || error.status === 429));
}

/** The delay of a retry in milliseconds: the server's Retry-After, but at least `usual`. */
export function retryDelayAfter(error: unknown, usual: number): number {
  const asked = error instanceof CallFailed ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, usual);
}

/** With a longer Retry-After the error is shown immediately. */
const LONGEST_WAIT_MS = 10_000;

/** Two retries for transient errors, for queries and mutations of TanStack Query. */
export const retryTransient = {
  retry: (failures: number, error: unknown) => failures < 2 && isTransient(error) && retryDelayAfter(error, 0) <= LONGEST_WAIT_MS,
  retryDelay: (failures: number, error: unknown) => retryDelayAfter(error, 1000 * 2 ** failures),
};

function isProblem(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'type' in body && 'title' in body && 'status' in body;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
