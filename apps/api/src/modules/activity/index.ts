import { listActivities } from './list-activities.ts';
import { listDailySpecials } from './list-daily-specials.ts';
import { listSpike } from './list-spike.ts';

export const activityHandlers = { listActivities, listDailySpecials, listSpike };
