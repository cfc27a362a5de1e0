export { settingCommands } from './setting-commands.ts';
export { lockMark, readMark, readOrMake, readSettings, setMark, writeSetting } from './settings.repository.ts';
export type { Delivery, Settings } from './settings.ts';
