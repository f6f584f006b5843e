// The calls of an object store with the S3 API, with limits of time and of tries. All that goes wrong is an ObjectFault.
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { Counter } from '../metrics/families.ts';
import { ObjectFault } from './objectFault.ts';

/** A folder of a bucket, and the key to it. */
export type ObjectPlace = {
  /** The bucket: `https://host/bucket` or `https://bucket.host`. */
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** What all names begin with, without a slash at its end; empty: nothing. */
  folder: string;
};

type StoredObject = { name: string; size: number; modified: Date };
export type ObjectPart = { partNumber: number; etag: string };
/** An upload in parts that was neither completed nor aborted. */
type OpenUpload = { name: string; id: string; begun: Date };

/** Names are relative to the folder of the place. @throws {ObjectFault} */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Begins an object in parts, which is there once it is completed. @returns the id of the upload */
  begin(name: string): Promise<string>;
  /** All parts but the last must have the same size, at least 5 MiB. */
  putPart(name: string, id: string, partNumber: number, bytes: Uint8Array): Promise<ObjectPart>;
  complete(name: string, id: string, parts: ObjectPart[]): Promise<void>;
  abort(name: string, id: string): Promise<void>;
  read(name: string): AsyncGenerator<Uint8Array>;
  remove(name: string): Promise<void>;
  /** Those whose names begin with `prefix`. */
  list(prefix: string): AsyncGenerator<StoredObject>;
  /** A thousand at most; some stores show none. */
  listUploads(prefix: string): Promise<OpenUpload[]>;
}

/** For an answer, and for each further piece of a file. */
const LIMIT_MS = 15_000;
/** A store may take minutes to join the parts of a large file. */
const JOIN_LIMIT_MS = 300_000;
/** The slowest connection for uploads, in bytes per millisecond. */
const SLOWEST = 256;
const TRIES = 3;
const PAUSE_MS = 200;
/** The most that a list returns at once. */
const PAGE = 1000;

/** Counts calls by how they ended, for monitoring. */
export function objectCalls(): Counter {
  const known = ['ok', 'missing', 'refused', 'full', 'away'].map((result) => ({ result }));
  return new Counter('object_store_calls_total', 'Calls of the object store of files, without repetitions, by how they ended.', known);
}

type Options = {
  /** How long it may not answer. */
  limitMs?: number;
  /** How long it waits before it tries again, about. */
  pauseMs?: number;
  calls?: Counter;
};

export function openObjects(place: ObjectPlace, { limitMs = LIMIT_MS, pauseMs = PAUSE_MS, calls }: Options = {}): ObjectStore {
  const { url, region, accessKey, secretKey, folder } = place;
  const fetchPatiently: typeof fetch = (input, init = {}) => {
    const isJoining = init.method === 'POST' && new URL(String(input)).searchParams.has('uploadId');
    return fetchSeveralTimes(String(input), init, isJoining ? Math.max(limitMs, JOIN_LIMIT_MS) : limitMs, pauseMs);
  };
  const client = new S3mini({ endpoint: url, region, accessKeyId: accessKey, secretAccessKey: secretKey, fetch: fetchPatiently });
  const prefixed = (name: string) => (folder ? `${folder}/${name}` : name);
  const nameOf = (key: string) => (folder ? key.slice(folder.length + 1) : key);
  const failed = (error: unknown): ObjectFault => {
    // What the client itself throws means that the answer was not the one of an object store.
    const fault = error instanceof ObjectFault ? error : new ObjectFault(0, '', error);
    calls?.add({ result: resultOf(fault) });
    return fault;
  };
  const asked = async <T>(answer: Promise<unknown>): Promise<T> => {
    try {
      const value = (await answer) as T;
      calls?.add({ result: 'ok' });
      return value;
    } catch (error) {
      throw failed(error);
    }
  };
  return {
    put: async (name, bytes) => void (await asked(client.putObject(prefixed(name), bytes))),
    begin: (name) => asked(client.getMultipartUploadId(prefixed(name))),
    putPart: (name, id, partNumber, bytes) => asked(client.uploadPart(prefixed(name), id, bytes, partNumber)),
    complete: async (name, id, parts) => void (await asked(client.completeMultipartUpload(prefixed(name), id, parts))),
    abort: async (name, id) => void (await asked(client.abortMultipartUpload(prefixed(name), id))),
    remove: async (name) => void (await asked(client.deleteObject(prefixed(name)))),
    async *read(name) {
      const response = await asked<Response | null>(client.getObjectResponse(prefixed(name)));
      try {
        if (response?.body) yield* piecesOf(response.body, limitMs);
      } catch (error) {
        throw failed(error);
      }
    },
    async *list(prefix) {
      let next: string | undefined;
      do {
        const page = await asked<ObjectPage>(client.listObjectsPaged('/', prefixed(prefix), PAGE, next));
        for (const { Key, Size, LastModified } of page?.objects ?? []) yield { name: nameOf(Key), size: Size, modified: LastModified };
        next = page?.nextContinuationToken;
      } while (next);
    },
    listUploads: async (prefix) => {
      const answer = await asked<UploadList>(client.listMultipartUploads('/', '', 'GET', { prefix: prefixed(prefix) })).catch((fault) => {
        if (fault.code === 'NotImplemented') return {} as UploadList;
        throw fault;
      });
      const { Upload = [] } = answer.ListMultipartUploadsResult || {};
      return [Upload].flat().map(({ Key, UploadId, Initiated }) => ({ name: nameOf(Key), id: UploadId, begun: new Date(Initiated) }));
    },
  };
}

type UploadEntry = { Key: string; UploadId: string; Initiated: string };
/** The answer as it is; an empty text if there are none. */
type UploadList = { ListMultipartUploadsResult?: { Upload?: UploadEntry | UploadEntry[] } | '' };

type ObjectPage = Awaited<ReturnType<S3mini['listObjectsPaged']>>;

function resultOf(fault: ObjectFault): string {
  if (fault.isFull) return 'full';
  if (fault.isTemporary) return 'away';
  return fault.code === 'NoSuchKey' ? 'missing' : 'refused';
}

/** Tries again while the store is away or overloaded, unless that took long already. */
async function fetchSeveralTimes(url: string, init: RequestInit, limitMs: number, pauseMs: number): Promise<Response> {
  const until = performance.now() + limitMs;
  for (let tries = 1; ; tries++) {
    try {
      return await fetchOnce(url, init, limitMs);
    } catch (error) {
      const fault = error instanceof ObjectFault ? error : new ObjectFault(0, '', error);
      if (!fault.isTemporary || tries === TRIES || performance.now() >= until) throw fault;
      await pause(pauseMs * tries * (1 + Math.random()));
    }
  }
}

/** The answer, whole unless it is a file. @throws {ObjectFault} if it is a refusal */
async function fetchOnce(url: string, init: RequestInit, limitMs: number): Promise<Response> {
  const limit = new AbortController();
  const size = init.body instanceof Uint8Array ? init.body.byteLength : 0;
  const timer = setTimeout(() => limit.abort(new Error('not in time')), limitMs + size / SLOWEST);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: limit.signal });
    const { status, headers } = response;
    if (status === 200 && init.method === 'GET' && !URL.parse(url)?.search) return response;
    const body = await response.text();
    // Completing an upload may answer 200 and fail afterwards.
    if (!response.ok || /<Error[\s>]/.test(body)) throw new ObjectFault(status, /<Code>([^<]*)</.exec(body)?.[1] ?? '');
    return new Response(body || null, { status, headers });
  } finally {
    clearTimeout(timer);
  }
}

/** The time that the consumer takes for a piece does not count. */
async function* piecesOf(body: ReadableStream<Uint8Array>, limitMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), limitMs);
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('not in time')), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
