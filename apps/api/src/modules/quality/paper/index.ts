import { downloadPapers } from './download-papers.ts';

export { addReport } from './add-report.ts';
export { asPdf, requirePdf } from './as-pdf.ts';
export { addBatchPicture } from './batch-picture.repository.ts';
export { deliveryNotes } from './delivery-note.ts';
export { matchBatches } from './match-batches.ts';
export { batchesWithoutReport, findSellerPaper, sellerPapers } from './report.repository.ts';
export { addSellerPaper, removeSellerPaper } from './seller-papers.ts';

export const paperHandlers = { downloadPapers };
