import { Refusal } from '#errors/refusal.ts';
import { runInWorker, WorkersBusyError, WorkTooLongError } from '#workers/run-in-worker.ts';
import { type Content, readBytes } from './content-worker.ts';

/** Read where it is: at most two milliseconds of the processor, where a thread takes fifty to start. */
const smallBytes = 512 * 1024;
const withinMs = 20_000;
const retryAfterSeconds = 5;

/** Large files are read in a thread, which takes their memory over: nobody may use what was sent any more. */
export const readContent = async (sent: Uint8Array<ArrayBuffer>): Promise<Content | null> => {
  if (sent.byteLength <= smallBytes) return readBytes(sent);
  const program = new URL('./content-worker.ts', import.meta.url);
  try {
    return await runInWorker({ program, input: sent, moved: [sent.buffer], withinMs, answers: {} });
  } catch (error) {
    if (error instanceof WorkersBusyError) throw new Refusal('uploadQueueFull', { retryAfterSeconds });
    if (error instanceof WorkTooLongError) throw new Refusal('fileReadSlow', { retryAfterSeconds });
    throw error;
  }
};
