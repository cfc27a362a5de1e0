import type { Db } from '#db/database.ts';
import { changeSettings } from '#modules/platform/setting/index.ts';

/** Sets what an owner types on the settings page: `{ 'seller.name': '药集供应链' }`. */
export const setSettings = (db: Db, form: Record<string, string>) => db.transaction((tx) => changeSettings(tx, form));
