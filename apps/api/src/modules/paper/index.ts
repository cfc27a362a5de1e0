import { downloadPapers } from './download-papers.ts';

export { paperCommands } from './paper-commands.ts';

export const paperHandlers = { downloadPapers };
