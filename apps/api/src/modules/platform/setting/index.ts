export { changeSettings, settingTexts } from './edit-settings.ts';
export {
  addMark,
  deleteMark,
  lockMark,
  lockSettings,
  readMark,
  readOrMake,
  readSettings,
  setMark,
  writeSetting,
} from './settings.repository.ts';
export type { Delivery, Settings } from './settings.ts';
