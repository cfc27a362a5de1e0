import { addDemand } from './add-demand.ts';
import { getDemand } from './get-demand.ts';
import { listDemands } from './list-demands.ts';

export { answerDemand } from './answer-demand.ts';
export { findDemand, waitingDemands } from './demand.repository.ts';

export const demandHandlers = { addDemand, getDemand, listDemands };
