// Derives the API client from a contract: for each endpoint the options of TanStack Query.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Contract, type Endpoint, type Input, methodAndPath, type Reply } from '#kit/contract.ts';
import { downloadBlob } from './download.ts';
import { addressOf, type Parts, type RequestOptions, request } from './request.ts';

/** The input of a call, optional if all its parts are. */
type Given<E> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];
// biome-ignore lint/suspicious/noConfusingVoidType: it is how TanStack Query lets `mutate()` go without an argument
type Variables<E> = Record<never, never> extends Input<E> ? Input<E> | void : Input<E>;

type Call<E extends Endpoint> = ReturnType<typeof call<E>>;
export type Api<C extends Contract> = { [K in keyof C]: Call<C[K]> };

/**
 * The calls of a feature: `const calls = api('licitacoes', licitacoes)`, then
 * `useQuery(calls.list.query({ query: { page: 2 } }))`, `useMutation(calls.restore.mutation())`, `await calls.show.send({ params: { id } })`.
 * Every key begins with the feature's name, so that `invalidateQueries({ queryKey: ['licitacoes'] })` reaches all of them.
 */
export function api<C extends Contract>(feature: string, contract: C): Api<C> {
  return Object.fromEntries(Object.entries(contract).map(([name, endpoint]) => [name, call(feature, name, endpoint)])) as unknown as Api<C>;
}

function call<E extends Endpoint>(feature: string, name: string, endpoint: E) {
  const key = (...[input]: Partial<Given<E>>) => (input === undefined ? [feature, name] : [feature, name, input]) as readonly unknown[];
  return {
    /** The query's key; without an input it matches all inputs. */
    key,
    query: (...[input]: Given<E>) =>
      queryOptions({
        queryKey: key(input as Input<E>),
        queryFn: ({ signal }) => send(endpoint, (input ?? {}) as Parts, { signal }),
        meta: { address: addressOf(methodAndPath(endpoint.route)[1], (input ?? {}) as Parts) },
      }),
    mutation: () =>
      mutationOptions({ mutationKey: [feature, name], mutationFn: (input: Variables<E>) => send(endpoint, (input ?? {}) as Parts) }),
    /** `options`: an abort signal, another transport than `fetch`. */
    send: (...[input, options]: [...Given<E>, options?: RequestOptions]) => send(endpoint, (input ?? {}) as Parts, options),
    /** Fetches the response as a file. */
    fetchBlob: (...[input]: Given<E>) => fetchBlob(endpoint, (input ?? {}) as Parts),
    /** Fetches the response and saves it as `fileName`. */
    download: async (fileName: string, ...[input]: Given<E>) => downloadBlob(await fetchBlob(endpoint, (input ?? {}) as Parts), fileName),
  };
}

async function fetchBlob(endpoint: Endpoint, parts: Parts): Promise<Blob> {
  return (await request(endpoint, parts)).blob();
}

async function send<E extends Endpoint>(endpoint: E, parts: Parts, options?: RequestOptions): Promise<Reply<E>> {
  const response = await request(endpoint, parts, options);
  const text = await response.text();
  if (typeof endpoint.reply === 'string') return text as Reply<E>;
  return (text === '' ? undefined : JSON.parse(text)) as Reply<E>;
}
