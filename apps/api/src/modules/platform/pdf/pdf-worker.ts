import {
  drawContract,
  drawCreditStatement,
  drawDeliveryNotes,
  drawGoodsPaper,
  drawRebateNote,
  drawReceivingRecord,
  drawSampleInvoice,
  drawScan,
  drawSellerPaper,
} from '@yaoji/papers';
import { workerTask } from '#workers/worker-task.ts';

const drawings = {
  drawContract,
  drawCreditStatement,
  drawDeliveryNotes,
  drawGoodsPaper,
  drawSampleInvoice,
  drawScan,
  drawRebateNote,
  drawReceivingRecord,
  drawSellerPaper,
};

export type Drawings = typeof drawings;
export type Drawing = { [Name in keyof Drawings]: { name: Name; facts: Parameters<Drawings[Name]> } }[keyof Drawings];

// The cast: name and facts match, but TypeScript loses that in the call.
export default workerTask(({ name, facts }: Drawing) =>
  (drawings[name] as (...facts: unknown[]) => Promise<Buffer>)(...facts),
);
