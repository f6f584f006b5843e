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

/** Trying again may help: nobody answered, or the server could not. */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof CallFailed && error.status >= 502);
}

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
