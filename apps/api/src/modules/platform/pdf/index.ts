export {
  drawContract,
  drawCreditStatement,
  drawDeliveryNotes,
  drawGoodsPaper,
  drawRebateNote,
  drawReceivingRecord,
  drawSampleInvoice,
  drawSellerPaper,
} from './draw-in-worker.ts';
