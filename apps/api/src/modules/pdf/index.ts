export {
  drawContract,
  drawDeliveryNotes,
  drawGoodsPaper,
  drawReceivingRecord,
  drawSampleInvoice,
  drawSellerPaper,
} from './draw-in-worker.ts';
