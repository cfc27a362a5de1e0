export { type DeliveryRow, deliveryRows } from './delivery.ts';
export { drawDeliveryNote, drawGoodsPaper, drawInvoice, drawSellerPaper } from './draw-in-worker.ts';
export { drawTable } from './draw-table.ts';
export { drawPdf } from './sheet.ts';
