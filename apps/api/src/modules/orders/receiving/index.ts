import { addReceipts } from './add-receipts.ts';
import { downloadReceivedCodes, downloadReceivingRecord } from './download-record.ts';
import { finishReceiving } from './finish-receiving.ts';
import { getReceiving } from './get-receiving.ts';
import { reportReceiving } from './report-receiving.ts';

export const receivingHandlers = {
  addReceipts,
  downloadReceivedCodes,
  downloadReceivingRecord,
  finishReceiving,
  getReceiving,
  reportReceiving,
};
