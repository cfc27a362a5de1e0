export { type DeliveryRow, deliveryRows } from './delivery/delivery-rows.ts';
export { drawDeliveryNote } from './delivery/draw-delivery-note.ts';
export { type ManifestRow, writeContents, writeManifest } from './delivery/manifest.ts';
export { drawGoodsPaper, drawSellerPaper } from './draw-first-papers.ts';
export { drawInvoice } from './draw-invoice.ts';
export { drawTable } from './pdf/draw-table.ts';
export { drawPdf } from './pdf/sheet.ts';
export { fileName, type ZipEntry, zipFiles } from './zip.ts';
