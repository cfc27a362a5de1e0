export {
  drawContract,
  drawCreditStatement,
  drawDeliveryNotes,
  drawGoodsPaper,
  drawRebateNote,
  drawReceivingRecord,
  drawSampleInvoice,
  drawScan,
  drawSellerPaper,
} from './draw-in-worker.ts';
