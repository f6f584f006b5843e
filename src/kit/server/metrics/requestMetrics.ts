// Counts and times requests by the pattern of their route, never by their address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, gauge, Histogram } from './families.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response lasts as long as the client listens, so that its duration says nothing. */
    isEventStream?: boolean;
  }
  interface FastifyRequest {
    /** Replaces the pattern of the route. */
    measuredAs: 'page' | 'unknown' | undefined;
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** In seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** The client went away before the response was complete. */
const ABORTED = 'aborted';

type Cell = { value: number };
type Route = {
  labels: { method: string; route: string };
  bytes: Cell;
  times?: { observe(seconds: number): void };
  statuses: Map<number | typeof ABORTED, Cell>;
};

/** Measures all requests that reach a hook; to be called before other hooks are added. */
export function measureRequests(app: FastifyInstance): Metrics {
  const requests = new Counter('http_requests_total', 'Requests that were answered, by the pattern of their route.');
  const bytes = new Counter('http_response_bytes_total', 'Bytes that were sent in answers, with their headers.');
  const durations = new Histogram('http_request_duration_seconds', 'Time to answer a request, without event streams.', bounds);
  const routes = new Map<string, Route>();
  let inFlight = 0;

  const routeOf = (method: string, route: string): Route => {
    const key = `${method} ${route}`;
    let found = routes.get(key);
    if (!found) {
      const labels = { method, route };
      found = { labels, bytes: bytes.cell(labels), statuses: new Map() };
      routes.set(key, found);
    }
    return found;
  };
  const end = (request: FastifyRequest, pattern: string, status: number | typeof ABORTED, seconds: number | undefined, sent: number) => {
    const method = methods.has(request.method) ? request.method : 'other';
    const route = routeOf(method, request.measuredAs ?? pattern);
    let cell = route.statuses.get(status);
    if (!cell) {
      cell = requests.cell({ ...route.labels, status: String(status) });
      route.statuses.set(status, cell);
    }
    cell.value++;
    route.bytes.value += sent;
    if (seconds === undefined) return;
    route.times ??= durations.cell(route.labels);
    route.times.observe(seconds);
  };

  app.decorateRequest('measuredAs', undefined);
  app.addHook('onRequest', (request, { raw }, done) => {
    const begun = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten ?? 0;
    const { url = 'unknown', config } = request.routeOptions;
    const isStream = config.isEventStream === true;
    if (!isStream) inFlight++;
    // Comes also after a client has gone away, unlike `onResponse`.
    raw.on('close', () => {
      if (!isStream) inFlight--;
      const status = raw.writableEnded || isStream ? raw.statusCode : ABORTED;
      end(request, url, status, isStream ? undefined : (performance.now() - begun) / 1000, (socket.bytesWritten ?? 0) - sentBefore);
    });
    done();
  });

  return {
    now: () => [
      requests.family(),
      durations.family(),
      bytes.family(),
      gauge('http_requests_in_flight', 'Requests that are being answered, without event streams.', inFlight),
    ],
  };
}
