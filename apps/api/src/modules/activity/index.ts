import { listSpike } from './list-spike.ts';

export const activityHandlers = { listSpike };
