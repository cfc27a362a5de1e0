import { Refusal } from '#errors/refusal.ts';
import { runInWorker, WorkersBusyError, WorkTooLongError } from '#workers/run-in-worker.ts';
import { type Content, readBytes } from './content-worker.ts';

/** Smaller files are read in place: at most 2 ms of processor time, while a thread takes 50 ms to start. */
const smallBytes = 512 * 1024;
const withinMs = 20_000;
const retryAfterSeconds = 5;

/** A thread reads large files and takes over their memory: the caller must not use `sent` afterwards. */
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
