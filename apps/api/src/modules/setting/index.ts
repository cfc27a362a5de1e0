export { changeSettings, settingTexts } from './edit-settings.ts';
export {
  lockMark,
  lockSettings,
  readMark,
  readOrMake,
  readSettings,
  setMark,
  writeSetting,
} from './settings.repository.ts';
export type { Delivery, Settings } from './settings.ts';
