import { Worker } from 'node:worker_threads';
import type { WorkerTask } from './messages.ts';

export const startThread = (name: 'worker' | 'initialise', workerData: WorkerTask): Worker =>
  // The heap's young half stays small: what passes through is bytes, which lie outside it.
  new Worker(new URL(`./${name}.ts`, import.meta.url), { workerData, resourceLimits: { maxYoungGenerationSizeMb: 8 } });
