import { drawDeliveryNote, drawGoodsPaper, drawInvoice, drawReceivingRecord, drawSellerPaper } from '@yaoji/papers';
import { workerTask } from '#workers/worker-task.ts';

const drawings = { drawDeliveryNote, drawGoodsPaper, drawInvoice, drawReceivingRecord, drawSellerPaper };

export type Drawings = typeof drawings;
export type Drawing = { [Name in keyof Drawings]: { name: Name; facts: Parameters<Drawings[Name]> } }[keyof Drawings];

// The cast: a name and its facts belong together, which is lost when one calls the other.
export default workerTask(({ name, facts }: Drawing) =>
  (drawings[name] as (...facts: unknown[]) => Promise<Buffer>)(...facts),
);
