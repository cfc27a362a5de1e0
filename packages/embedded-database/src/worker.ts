import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import type { FromWorker, ToWorker, WorkerTask } from './messages.ts';
import { splitAtBarrier } from './protocol.ts';

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread.');

const { folder } = workerData as WorkerTask;
const sync = Uint8Array.of(0x53, 0, 0, 0, 4);

const startParams = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F')
  // In PGlite fdatasync does nothing, so that the write-ahead log has to ask for fsync. The operating system caches the
  // files: more shared buffers only cost memory, and a longer log only disk.
  .concat(
    ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB', 'max_wal_size=128MB'].flatMap((value) => [
      '-c',
      value,
    ]),
  );

const database = new PGlite({ fs: new DurableFileSystem(folder), startParams });

const send = (message: FromWorker) => {
  port.postMessage(message, message.kind === 'data' ? [message.bytes.buffer as ArrayBuffer] : []);
};

const run = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  return Uint8Array.from(Buffer.concat(chunks));
};

/** There is one backend for all connections, one after the other: each finds it as a fresh one would be. */
const resetSession = async () => {
  await run(sync);
  await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
};

let pending: Uint8Array = new Uint8Array(0);

const handle = async (message: ToWorker) => {
  switch (message.kind) {
    case 'connect':
      pending = new Uint8Array(0);
      await resetSession();
      return send({ kind: 'connected', connection: message.connection });
    case 'data': {
      const { ready, rest } = splitAtBarrier(pending, message.bytes);
      pending = rest;
      if (ready.length > 0) send({ kind: 'data', connection: message.connection, bytes: await run(ready) });
      return;
    }
    case 'disconnect':
      pending = new Uint8Array(0);
      return resetSession();
    case 'shutdown':
      await database.close();
      return send({ kind: 'closed' });
  }
};

const fail = (error: unknown) => {
  send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
};

let queue: Promise<void> = database.waitReady.then(() => send({ kind: 'ready' }), fail);
port.on('message', (message: ToWorker) => {
  queue = queue.then(() => handle(message)).catch(fail);
});
