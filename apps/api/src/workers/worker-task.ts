import { platform, setPriority } from 'node:os';
import { isMainThread, type MessagePort } from 'node:worker_threads';
import Tinypool from 'tinypool';

// Requests come first. On Linux this is the priority of this thread; elsewhere it would be that of the server.
if (platform() === 'linux' && !isMainThread) setPriority(5);

/** Functions that a program may call on the thread that started it, by name. */
export type Answers = Record<string, (...args: never[]) => Promise<unknown>>;

export type Question = { id: number; name: string; args: never[] };
export type FromTask = { id: number; value: unknown };

/**
 * A program for `runInWorker`: `export default workerTask(async (input, ask) => …)`, where `ask.goods(ids)` calls the
 * answer `goods`.
 */
export const workerTask =
  <Input, Known extends object, Output>(run: (input: Input, ask: Known) => Promise<Output>) =>
  async ({ input, port }: { input: Input; port: MessagePort }): Promise<Output> => {
    const waiting = new Map<number, (value: unknown) => void>();
    port.on('message', ({ id, value }: FromTask) => {
      waiting.get(id)?.(value);
      waiting.delete(id);
    });
    let id = 0;
    const ask = new Proxy({} as Known, {
      get:
        (_, name: string) =>
        (...args: never[]) =>
          new Promise((resolve) => {
            id += 1;
            waiting.set(id, resolve);
            port.postMessage({ id, name, args } satisfies Question);
          }),
    });
    try {
      return await run(input, ask);
    } finally {
      port.close();
    }
  };

/** A program's output whose memory is transferred to the other thread instead of copied. */
export const moved = <Output>(output: Output, buffers: ArrayBuffer[]) =>
  // The cast: the caller of the program gets the output itself.
  Tinypool.move({ [Tinypool.transferableSymbol]: buffers, [Tinypool.valueSymbol]: output } as never) as Output;
