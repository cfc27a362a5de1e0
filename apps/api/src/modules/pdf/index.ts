export { type DeliveryRow, deliveryRows } from './delivery.ts';
export { drawDeliveryNote } from './draw-delivery-note.ts';
export { drawGoodsPaper, drawSellerPaper } from './draw-first-papers.ts';
export { drawInvoice } from './draw-invoice.ts';
export { drawTable } from './draw-table.ts';
export { drawPdf } from './sheet.ts';
