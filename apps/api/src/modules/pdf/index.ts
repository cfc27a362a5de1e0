export { drawDeliveryNote, drawGoodsPaper, drawInvoice, drawSellerPaper } from './draw-in-worker.ts';
