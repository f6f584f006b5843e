// What goes wrong with an object store, for code that does not need its client.

/** The store refused a call, or did not answer it. The message has no key and no address. */
export class ObjectFault extends Error {
  /** Of HTTP; 0: there was no answer. */
  readonly status: number;
  /** The store's own name for it, such as `NoSuchKey`; empty if it gave none. */
  readonly code: string;
  constructor(status: number, code: string, cause?: unknown) {
    super(status === 0 ? `The object store does not answer (${reasonOf(cause)}).` : `The object store answered ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
    this.cause = cause;
  }

  /** Another try may succeed: it is away or overloaded. */
  get isTemporary(): boolean {
    return [0, 408, 425, 429, 500, 502, 503, 504].includes(this.status) || this.code === 'RequestTimeout';
  }

  /** It has no room, or allows us no more. */
  get isFull(): boolean {
    return this.status === 507 || /quota|storagefull|insufficientstorage/i.test(this.code);
  }
}

/** The object store cannot be used as it is configured; the message says why, and what the operator can do. */
export class UnusableObjectStore extends Error {}

/** `fetch` has the reason in its error's cause, which has no message if a name has several addresses. */
function reasonOf(error: unknown): string {
  const { cause, message } = (error ?? {}) as { cause?: { message?: string; code?: string }; message?: string };
  return cause?.message || cause?.code || message || 'without a reason';
}
