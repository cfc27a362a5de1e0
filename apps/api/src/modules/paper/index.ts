import { downloadPapers } from './download-papers.ts';

export { deliveryNote } from './delivery-note.ts';
export { paperCommands } from './paper-commands.ts';

export const paperHandlers = { downloadPapers };
