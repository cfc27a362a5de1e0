export { remindBuyers, remindJob, remindRunner } from './remind-buyers.ts';
