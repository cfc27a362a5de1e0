import { downloadPapers } from './download-papers.ts';

export { addReport } from './add-report.ts';
export { deliveryNotes } from './delivery-note.ts';
export { matchReports } from './match-reports.ts';
export { batchesWithoutReport, findSellerPaper, sellerPapers } from './report.repository.ts';
export { addSellerPaper, removeSellerPaper } from './seller-papers.ts';

export const paperHandlers = { downloadPapers };
