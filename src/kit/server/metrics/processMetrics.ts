// Values of the process: event loop, memory, processor, garbage collection.
import { constants, monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import { Counter, count, gauge, type Sample } from './families.ts';
import type { Metrics } from './metrics.ts';

/** How often the delay is measured, in milliseconds; what Node adds to each delay. */
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

const gcKinds: Record<number, string> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
};

/** Measures until `stop`. */
export function processMetrics(): Metrics & { stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const known = Object.values(gcKinds).map((kind) => ({ kind }));
  const collections = new Counter('nodejs_gc_runs_total', 'Garbage collections of the main thread.', known);
  const collecting = new Counter('nodejs_gc_seconds_total', 'Time in garbage collections of the main thread.', known);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, detail } = entry as typeof entry & { detail: { kind: number } };
      const kind = gcKinds[detail.kind] ?? 'other';
      collections.add({ kind });
      collecting.add({ kind }, duration / 1000);
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  const started = Date.now() / 1000 - process.uptime();

  return {
    now: () => {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
      const { active, idle } = performance.eventLoopUtilization();
      return [
        count('process_cpu_seconds_total', 'Processor time of the process.', (user + system) / 1e6),
        gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
        gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', started),
        gauge('nodejs_heap_used_bytes', 'Objects of the main thread.', heapUsed),
        gauge('nodejs_heap_size_bytes', 'Memory reserved for objects of the main thread.', heapTotal),
        gauge('nodejs_external_memory_bytes', 'Memory outside the heap that objects of the main thread hold.', external),
        gauge('nodejs_array_buffers_bytes', 'The part of it in buffers.', arrayBuffers),
        count('nodejs_eventloop_seconds_total', 'Time in which the event loop worked, and in which it waited.', [
          { labels: { state: 'active' }, value: active / 1000 },
          { labels: { state: 'idle' }, value: idle / 1000 },
        ]),
        collections.family(),
        collecting.family(),
      ];
    },
    look: async () => {
      const of = (at: string, nanoseconds: number): Sample => ({
        labels: { at },
        value: Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000),
      });
      const samples = [of('p50', delay.percentile(50)), of('p99', delay.percentile(99)), of('max', delay.max)];
      delay.reset();
      return [gauge('nodejs_eventloop_delay_seconds', 'Delay of the event loop, measured since the last values.', samples)];
    },
    stop: () => {
      delay.disable();
      observer.disconnect();
    },
  };
}
