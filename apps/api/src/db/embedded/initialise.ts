import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { WorkerTask } from './messages.ts';

// Creating a cluster takes a second PGlite and several hundred megabytes: this thread ends, and gives them back.
const { folder } = workerData as WorkerTask;
const database = await PGlite.create(folder);
await database.close();
