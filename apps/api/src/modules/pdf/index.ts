export {
  drawDeliveryNote,
  drawGoodsPaper,
  drawInvoice,
  drawReceivingRecord,
  drawSellerPaper,
} from './draw-in-worker.ts';
