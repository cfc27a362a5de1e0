import { minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { runInWorker, WorkersBusyError, WorkTooLongError } from '#workers/run-in-worker.ts';
import type { Drawing, Drawings } from './pdf-worker.ts';

const retryAfterSeconds = 5;

/** Most characters of the facts of a short paper: about 20 lines. */
const shortLength = 20_000;

export const laneOf = (facts: readonly unknown[]) =>
  JSON.stringify(facts).length > shortLength ? ('long' as const) : ('short' as const);

/** Draws a paper in a thread. 200 lines take a second of processor time, and half a minute on a very busy machine. */
const inWorker =
  <Name extends keyof Drawings>(name: Name) =>
  async (...facts: Parameters<Drawings[Name]>): Promise<Buffer> => {
    const program = new URL('./pdf-worker.ts', import.meta.url);
    // The cast: TypeScript infers a union of all drawings.
    const input = { name, facts } as Drawing;
    try {
      return Buffer.from(
        await runInWorker<Uint8Array>({ program, input, lane: laneOf(facts), withinMs: minuteMs, answers: {} }),
      );
    } catch (error) {
      if (error instanceof WorkersBusyError) throw new Refusal('pdfQueueFull', { retryAfterSeconds });
      if (error instanceof WorkTooLongError) throw new Refusal('pdfSlow', { retryAfterSeconds });
      throw error;
    }
  };

export const drawContract = inWorker('drawContract');
export const drawCreditStatement = inWorker('drawCreditStatement');
export const drawDeliveryNotes = inWorker('drawDeliveryNotes');
export const drawGoodsPaper = inWorker('drawGoodsPaper');
export const drawRebateNote = inWorker('drawRebateNote');
export const drawSampleInvoice = inWorker('drawSampleInvoice');
export const drawReceivingRecord = inWorker('drawReceivingRecord');
export const drawScan = inWorker('drawScan');
export const drawSellerPaper = inWorker('drawSellerPaper');
