// What can go wrong with a call, as screens see it.
import type { ProblemBody } from '#kit/errors.ts';

/** The server answered, and said no. */
export class CallFailed extends Error {
  readonly status: number;
  /** The body, whatever its kind; undefined when there was none. */
  readonly body: unknown;
  readonly requestId: string | undefined;
  /** In how many seconds it is worth trying again, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, requestId?: string, retryAfter?: number) {
    super(isProblem(body) ? (body.detail ?? body.title) : `HTTP ${status}`);
    this.name = 'CallFailed';
    this.status = status;
    this.body = body;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** The body, when it is of our error catalogue: its title is in the reader's language. */
  get problem(): ProblemBody | undefined {
    return isProblem(this.body) ? this.body : undefined;
  }

  static async from(response: Response): Promise<CallFailed> {
    const { status, headers } = response;
    const retryAfter = Number(headers.get('retry-after')) || undefined;
    return new CallFailed(status, await bodyOf(response), headers.get('x-request-id') ?? undefined, retryAfter);
  }
}

/** No answer came: the network or the server is away. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached.', { cause });
    this.name = 'Unreachable';
  }
}

/** Whether it may have been done all the same: nobody answered, or something between here and the server did. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof CallFailed && error.status >= 502);
}

/** Whether trying again may help: there was no answer, the request came too slowly (408), or there were too many of them (429). */
export function isTransient(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof CallFailed && (error.status === 408 || error.status === 429));
}

/** In how many milliseconds to try again: not before the server says so, else in `usual`. */
export function retryDelayAfter(error: unknown, usual: number): number {
  const asked = error instanceof CallFailed ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, usual);
}

/** Readers wait no longer than that for an automatic new try; else they are told at once. */
const LONGEST_WAIT_MS = 10_000;

/** What passes is tried twice more, for queries and changes of TanStack Query. */
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
