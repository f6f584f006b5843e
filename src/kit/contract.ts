// One HTTP endpoint, described once: the server serves it, the browser calls it, the OpenAPI document lists it.
import type { Defaulted, Static, TObject, TSchema } from './schema.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Route = `${Method} /${string}`;

/** Who may call: everyone, every signed-in user, admins, or only commands on the server's machine. */
export type Access = 'public' | 'signedIn' | 'admin' | 'command';

/** The `:name` segments of a route. */
type ParamNames<R extends string> = R extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamNames<`/${More}`>
    : Rest
  : never;

/**
 * What a call does to stored data: nothing that counts, add to it, or change and remove without adding.
 * Writing calls are rate-limited per account; those that add are refused while the disk is nearly full.
 */
export type Effect = 'reads' | 'adds' | 'changes';

/**
 * A read that takes much longer than showing a page: `search` computes from many rows, `export` returns many, `document` writes pages in
 * a thread (`documentThreads.ts`). They are limited per account in number, at a time and over time.
 */
export type HeavyRead = 'search' | 'export' | 'document';

export interface Endpoint {
  route: Route;
  access: Access;
  /** `effectOf` has the default. */
  effect?: Effect;
  /** Left out for what is quick. */
  heavy?: HeavyRead;
  /** One line for the documentation page, in English. */
  summary: string;
  params?: TObject;
  query?: TObject;
  /** A JSON body, or `'stream'`: the raw bytes, passed to the handler as they arrive. */
  body?: TSchema | 'stream';
  /** Also takes a form, whose fields say nothing that the address does not. */
  takesForms?: true;
  /** Maximum size of the body in bytes, if larger than the default. */
  bodyLimit?: number;
  /** A JSON body, or the media type of a response in bytes, whole or in chunks. */
  reply: TSchema | `text/${string}` | `application/${string}` | `image/${string}`;
  /** 200 by default. */
  status?: 200 | 201;
  /** Further responses whose body the specification defines, by status. */
  others?: Readonly<Record<number, TSchema>>;
  /** Also allowed for restricted callers (`Caller.restriction`), because it serves to lift the restriction. */
  allowedWhileRestricted?: true;
  /** The URL is a secret, so the log shows the route instead. */
  secretAddress?: true;
}
export type Contract = Record<string, Endpoint>;

type Parts<R extends Route> = Omit<Endpoint, 'route' | 'params'> &
  ([ParamNames<R>] extends [never] ? { params?: never } : { params: TObject<Record<ParamNames<R>, TSchema>> });

/** Describes one endpoint; a route whose `:names` and `params` differ does not compile. */
export function endpoint<const R extends Route, const E extends Parts<R>>(route: R, parts: E): { route: R } & E {
  return { route, ...parts };
}

/** `GET /a/:b` → its method and path. */
export function methodAndPath(route: Route): [Method, string] {
  return route.split(' ', 2) as [Method, string];
}

/** GET reads, DELETE adds nothing, public calls sign in or out; all others add, unless the endpoint says otherwise. */
export function effectOf({ route, access, effect }: Pick<Endpoint, 'route' | 'access' | 'effect'>): Effect {
  if (effect) return effect;
  const [method] = methodAndPath(route);
  if (method === 'GET' || access === 'public') return 'reads';
  return method === 'DELETE' ? 'changes' : 'adds';
}

type DefaultedKeys<P> = { [K in keyof P]: P[K] extends Defaulted ? K : never }[keyof P];
type Received<S> =
  S extends TObject<infer P>
    ? Static<S> & { [K in DefaultedKeys<P>]-?: P[K] extends TSchema ? Static<P[K]> : never }
    : S extends TSchema
      ? Static<S>
      : never;

type PartNames = 'params' | 'query' | 'body';
type Given<E> = { [K in PartNames & keyof E as E[K] extends TSchema | 'stream' ? K : never]: E[K] };
type Sent<S> = S extends TSchema ? Static<S> : Blob;
type Optionals<T> = { [K in keyof T]: Record<never, never> extends T[K] ? K : never }[keyof T];

/** What the caller passes: parts with only optional properties may be omitted. */
export type Input<E> = AllowOmission<{ [K in keyof Given<E>]: Sent<Given<E>[K]> }>;
type AllowOmission<T> = Omit<T, Optionals<T>> & Partial<Pick<T, Optionals<T>>>;

/** What the handler receives, with defaults applied. `Stream` is the server's type of byte stream. */
export type Request<E, Stream> = {
  [K in keyof Given<E>]: Given<E>[K] extends 'stream' ? Stream : Received<Given<E>[K]>;
};

/** What the caller gets. */
export type Reply<E extends Endpoint> = E['reply'] extends TSchema ? Static<E['reply']> : string;
