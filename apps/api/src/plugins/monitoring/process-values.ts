import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writeValues } from './exposition.ts';

const nanoseconds = 1e9;

/** What this process uses, and how late its event loop was since the last time somebody looked. */
export const processReader = () => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const read = (): string[] => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    // Two scrapes in one turn of the loop leave nothing measured between them.
    const delayAt = (quantile: number) => {
      if (delay.count === 0) return 0;
      return (quantile === 100 ? delay.max : delay.percentile(quantile)) / nanoseconds;
    };
    const late: [Record<string, string>, number][] = [50, 99, 100].map((quantile) => [
      { quantile: String(quantile / 100) },
      delayAt(quantile),
    ]);
    delay.reset();
    return [
      ...writeValues('yaoji_event_loop_delay_seconds', 'Delay of the event loop since the last scrape.', 'gauge', late),
      ...writeValues('process_resident_memory_bytes', 'Resident memory.', 'gauge', [[{}, rss]]),
      ...writeValues('nodejs_heap_used_bytes', 'Heap in use.', 'gauge', [[{}, heapUsed]]),
      ...writeValues('nodejs_external_memory_bytes', 'Memory outside the heap.', 'gauge', [[{}, external]]),
      ...writeValues('process_cpu_seconds_total', 'Processor time.', 'counter', [[{}, (user + system) / 1e6]]),
      ...writeValues('process_uptime_seconds', 'Since the start.', 'gauge', [[{}, process.uptime()]]),
    ];
  };
  return { read, stop: () => delay.disable() };
};
