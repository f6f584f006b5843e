// An object store for tests: the calls of the S3 API that are used, with signatures checked, in the memory of this process.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ObjectPlace } from '../files/objectStore.ts';

type Stored = { bytes: Buffer; modified: Date };
type Parts = { key: string; begun: Date; parts: Map<number, Buffer> };
/** What it answers instead of doing what it is asked; `times`: only that often. */
type Refusal = { status: number; code: string; times?: number; when?(call: string): boolean };

const access = { region: 'test-1', accessKey: 'TESTKEY', secretKey: 'a/secret+of=tests' };
const BUCKET = 'papers';
const SMALLEST_PART = 5 * 2 ** 20;

type Answer = { status?: number; headers?: Record<string, string | number>; text?: string | Buffer };

class Cut extends Error {}
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(status: number, code: string) {
    super(code);
    this.refusal = { status, code };
  }
}

/** One bucket. Calls are named by method and query, such as `PUT` or `POST uploadId`. */
export class TestObjectStore {
  readonly objects = new Map<string, Stored>();
  readonly uploads = new Map<string, Parts>();
  /** All calls so far, by their names. */
  readonly calls: string[] = [];
  refusal: Refusal | null = null;
  /** Connections are cut when these calls come. */
  cuts: (call: string) => boolean = () => false;
  /** These calls get no answer, or only the beginning of a file. */
  stalls: (call: string) => boolean = () => false;
  /** The most that a page of a list has. */
  page = 1000;
  readonly #isInHost: boolean;
  readonly #server = createServer((request, response) => this.#handle(request, response));

  /** @param options.isInHost the bucket is named by the host, not by the path */
  constructor({ isInHost = false } = {}) {
    this.#isInHost = isInHost;
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  place(folder = 'certame'): ObjectPlace {
    return { ...access, url: this.#isInHost ? this.origin : `${this.origin}/${BUCKET}`, folder };
  }

  /** The settings of a server that uses it. */
  env(folder = 'certame'): Record<string, string> {
    return {
      ...{ FILES_S3_ENDPOINT: this.origin, FILES_S3_BUCKET: BUCKET, FILES_S3_REGION: access.region, FILES_S3_FOLDER: folder },
      ...{ FILES_S3_ACCESS_KEY: access.accessKey, FILES_S3_SECRET_KEY: access.secretKey },
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.origin);
    const names = ['uploads', 'uploadId', 'list-type'].filter((name) => url.searchParams.has(name));
    const call = [request.method, ...names].join(' ');
    this.calls.push(call);
    try {
      if (this.cuts(call)) throw new Cut();
      const body = await buffer(request);
      this.#refuse(call);
      const key = this.#keyOf(request, url);
      if (this.stalls(call)) stall(response, this.objects.get(key)?.bytes);
      else {
        const { status = 200, headers = {}, text } = this.#answer(call, key, url.searchParams, body);
        response.writeHead(status, headers).end(text);
      }
    } catch (error) {
      if (error instanceof Cut) {
        request.socket.destroy();
        return;
      }
      const { status, code } = error instanceof Refused ? error.refusal : { status: 500, code: 'InternalError' };
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    }
  }

  #refuse(call: string): void {
    const { refusal } = this;
    if (!refusal || refusal.when?.(call) === false) return;
    if (refusal.times !== undefined && refusal.times-- <= 0) return;
    throw new Refused(refusal.status, refusal.code);
  }

  /** Checks who asks for which bucket. */
  #keyOf(request: IncomingMessage, url: URL): string {
    checkSignature(request, url);
    const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (this.#isInHost) return [bucket, ...rest].join('/');
    if (bucket !== BUCKET) throw new Refused(404, 'NoSuchBucket');
    return rest.join('/');
  }

  #answer(call: string, key: string, query: URLSearchParams, body: Buffer): Answer {
    const xml = (text: string) => ({ headers: { 'content-type': 'application/xml' }, text: `<?xml version="1.0"?>\n${text}` });
    const id = query.get('uploadId') ?? '';
    switch (call) {
      case 'PUT':
        this.objects.set(key, { bytes: body, modified: new Date() });
        return { headers: { etag: etagOf(body) } };
      case 'GET': {
        const found = this.objects.get(key);
        if (!found) throw new Refused(404, 'NoSuchKey');
        return { headers: { 'content-length': found.bytes.length }, text: found.bytes };
      }
      case 'DELETE':
        this.objects.delete(key);
        return { status: 204 };
      case 'GET list-type':
        return xml(this.#list(query));
      case 'POST uploads': {
        const made = randomUUID();
        this.uploads.set(made, { key, begun: new Date(), parts: new Map() });
        return xml(`<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`);
      }
      case 'PUT uploadId':
        this.#upload(id).parts.set(Number(query.get('partNumber')), body);
        return { headers: { etag: etagOf(body) } };
      case 'POST uploadId':
        return xml(this.#complete(id, String(body)));
      case 'DELETE uploadId':
        this.#upload(id);
        this.uploads.delete(id);
        return { status: 204 };
      case 'GET uploads': {
        const open = [...this.uploads].filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''));
        const entries = open.map(
          ([id, { key, begun }]) =>
            `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
        );
        return xml(`<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`);
      }
      default:
        throw new Refused(501, 'NotImplemented');
    }
  }

  #upload(id: string): Parts {
    const found = this.uploads.get(id);
    if (!found) throw new Refused(404, 'NoSuchUpload');
    return found;
  }

  /** Parts in their order, all of one size but the last, as the strictest stores want them. */
  #complete(id: string, body: string): string {
    const { key, parts } = this.#upload(id);
    const wanted = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)</g)];
    const pieces = wanted.map(([, number, etag]) => {
      const piece = parts.get(Number(number));
      if (!piece || etagOf(piece) !== `"${etag}"`) throw new Refused(400, 'InvalidPart');
      return piece;
    });
    const size = pieces[0]?.length ?? 0;
    if (pieces.slice(0, -1).some(({ length }) => length !== size || length < SMALLEST_PART)) throw new Refused(400, 'EntityTooSmall');
    const bytes = Buffer.concat(pieces);
    this.objects.set(key, { bytes, modified: new Date() });
    this.uploads.delete(id);
    return `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etagOf(bytes)}</ETag></CompleteMultipartUploadResult>`;
  }

  #list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const most = Math.min(this.page, Number(query.get('max-keys') ?? 1000));
    const shown = keys.slice(0, most);
    const entries = shown.map((key) => {
      const { modified, bytes } = this.objects.get(key) as Stored;
      return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const more = keys.length > most ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult><Name>${BUCKET}</Name>${entries.join('')}${more}</ListBucketResult>`;
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

/** Half a file, and nothing more. */
function stall(response: ServerResponse, bytes?: Buffer): void {
  if (bytes) response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, bytes.length / 2));
}

/** AWS Signature Version 4 in the header `Authorization`. */
function checkSignature({ method = '', headers }: IncomingMessage, { pathname, searchParams }: URL): void {
  const { authorization = '' } = headers;
  const [, key, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!signature) throw new Refused(403, 'AccessDenied');
  if (key !== access.accessKey) throw new Refused(403, 'InvalidAccessKeyId');
  if (region !== access.region) throw new Refused(400, 'AuthorizationHeaderMalformed');
  const signed = names.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) throw new Refused(403, 'AccessDenied');
  const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = signed.map((name) => `${name}:${headers[name]}\n`);
  const request = [method, pathname, query.join('&'), lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, createHash('sha256').update(request).digest('hex')].join('\n');
  let secret: string | Buffer = `AWS4${access.secretKey}`;
  for (const part of [...scope.split('/'), text]) secret = createHmac('sha256', secret).update(part).digest();
  if (secret.toString('hex') !== signature) throw new Refused(403, 'SignatureDoesNotMatch');
}
