import { addDemand } from './add-demand.ts';
import { getDemand } from './get-demand.ts';
import { listDemands } from './list-demands.ts';

export { answerDemand } from './answer-demand.ts';
export { demandsBy } from './demand.repository.ts';
export { demandCommands } from './demand-commands.ts';

export const demandHandlers = { addDemand, getDemand, listDemands };
