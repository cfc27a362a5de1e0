// Preloaded into the bootstrap's children: ends this process if the bootstrap is killed (kill -9).
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
