// The types of a service worker that the worker uses. The library of TypeScript cannot be loaded beside that of pages.

export type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
/** `addRoutes` is missing in some browsers. */
export type Installing = Extendable & { addRoutes?(rules: { condition: object; source: 'network' }[]): Promise<void> };
export type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
export type Messaging = Extendable & { data: unknown };

type Scope = {
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Messaging) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
};

/** The worker itself. */
export const worker = globalThis as unknown as Scope;
