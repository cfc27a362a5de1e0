// Preloaded into what the bootstrap runs: when the bootstrap dies without a word (kill -9), ask this process to end.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
