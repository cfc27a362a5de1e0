import { Worker } from 'node:worker_threads';
import { checkFolder, damaged, forgetSizes, recordSizes } from './check-folder.ts';
import { initialiseFolder } from './initialise-folder.ts';
import type { FromWorker, ToWorker, WorkerTask } from './messages.ts';
import { type Wire, WireStream } from './wire-stream.ts';

/** Runs PGlite on `folder` in a thread of its own. One connection at a time: the caller's pool has a size of one. */
export class EmbeddedEngine implements Wire {
  readonly #folder: string;
  #worker: Worker | undefined;
  #started: Promise<void> | undefined;
  #connection: { id: number; stream: WireStream; opened: PromiseWithResolvers<void> } | undefined;
  #nextId = 1;
  #isClean = false;
  #closed: PromiseWithResolvers<void> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when the database has recovered and answers. A thread that died is started anew by the next call. */
  start(): Promise<void> {
    this.#started ??= this.#run();
    return this.#started;
  }

  async #run() {
    checkFolder(this.#folder);
    await initialiseFolder(this.#folder);
    await new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { folder: this.#folder } satisfies WorkerTask,
        // The heap's young half stays small: what passes through is bytes, which lie outside it.
        resourceLimits: { maxYoungGenerationSizeMb: 8 },
      });
      this.#worker = worker;
      let reason = 'The embedded database stopped.';
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') {
          forgetSizes(this.#folder);
          resolve();
        } else if (message.kind === 'failed') reason = `The embedded database failed: ${message.message}`;
        else this.#receive(message);
      });
      worker.on('error', (error) => {
        reason = `The embedded database failed: ${(error as Error).message}`;
      });
      worker.on('exit', () => {
        this.#worker = undefined;
        this.#started = undefined;
        reject(new Error(reason));
        this.#connection?.opened.reject(new Error(reason));
        this.#connection?.stream.destroy(new Error(reason));
        this.#closed?.resolve();
      });
    }).catch((error) => {
      this.#started = undefined;
      const { message } = error as Error;
      throw /No space left|ENOSPC/.test(message) ? error : damaged(this.#folder, message);
    });
  }

  connect = (): WireStream => new WireStream(this);

  async open(stream: WireStream) {
    await this.start();
    const connection = { id: this.#nextId++, stream, opened: Promise.withResolvers<void>() };
    this.#connection = connection;
    this.#post({ kind: 'connect', connection: connection.id });
    await connection.opened.promise;
  }

  send(stream: WireStream, bytes: Uint8Array) {
    if (this.#connection?.stream === stream) this.#post({ kind: 'data', connection: this.#connection.id, bytes });
  }

  close(stream: WireStream) {
    if (this.#connection?.stream !== stream) return;
    this.#post({ kind: 'disconnect', connection: this.#connection.id });
    this.#connection = undefined;
  }

  async stop() {
    if (!this.#worker) return;
    const worker = this.#worker;
    this.#closed = Promise.withResolvers<void>();
    this.#post({ kind: 'shutdown' });
    await this.#closed.promise;
    await worker.terminate();
    if (this.#isClean) recordSizes(this.#folder);
  }

  #post(message: ToWorker) {
    this.#worker?.postMessage(message, message.kind === 'data' ? [message.bytes.buffer as ArrayBuffer] : []);
  }

  #receive(message: FromWorker) {
    if (message.kind === 'closed') {
      this.#isClean = true;
      return this.#closed?.resolve();
    }
    if (message.kind !== 'connected' && message.kind !== 'data') return;
    if (this.#connection?.id !== message.connection) return;
    if (message.kind === 'connected') this.#connection.opened.resolve();
    else this.#connection.stream.receive(message.bytes);
  }
}
