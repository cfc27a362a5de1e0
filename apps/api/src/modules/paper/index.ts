import { downloadPapers } from './download-papers.ts';

export { addReport } from './add-report.ts';
export { deliveryNote } from './delivery-note.ts';
export { matchReports } from './match-reports.ts';
export { batchesWithoutReport, findSellerPaper, sellerPapers } from './report.repository.ts';
export { addSellerPaper, removeSellerPaper } from './seller-papers.ts';

export const paperHandlers = { downloadPapers };
