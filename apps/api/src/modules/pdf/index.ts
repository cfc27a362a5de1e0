export {
  drawContract,
  drawCreditStatement,
  drawDeliveryNotes,
  drawGoodsPaper,
  drawReceivingRecord,
  drawSampleInvoice,
  drawSellerPaper,
} from './draw-in-worker.ts';
