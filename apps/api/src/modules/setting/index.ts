export { readOrMake, readSettings, writeSetting } from './settings.repository.ts';
export type { Delivery, Settings } from './settings.ts';
