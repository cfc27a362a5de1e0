import { downloadPapers } from './download-papers.ts';

export { addReport } from './add-report.ts';
export { deliveryNote } from './delivery-note.ts';
export { paperCommands } from './paper-commands.ts';
export { batchesWithoutReport } from './report.repository.ts';

export const paperHandlers = { downloadPapers };
