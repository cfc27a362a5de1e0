export { settingCommands } from './setting-commands.ts';
export { readMark, readOrMake, readSettings, setMark, writeSetting } from './settings.repository.ts';
export type { Delivery, Settings } from './settings.ts';
