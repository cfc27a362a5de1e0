import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { isOwner } from '#modules/operators/operator/index.ts';
import { ownPictureStart, saveFile } from '#modules/platform/file/index.ts';
import { changeSettings, lockSettings, settingTexts } from '#modules/platform/setting/index.ts';
import { versionOf } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { asSeen, differing } from './stored-record.ts';

const mostBytes = 2 * 1024 * 1024;

const load = async (db: Executor): Promise<Schemas['Settings']> => {
  const form = await settingTexts(db);
  return { version: versionOf([form]), form };
};

export const settingHandlers = {
  getSettings: (_, { db }) => load(db),
  changeSettings: async ({ body: { version, settings } }, { db, working }) => {
    await lockSettings(db);
    const before = asSeen(await load(db), version);
    await changeSettings(db, settings);
    const data = await load(db);
    // Everybody else could raise their own ceiling.
    const limit = Object.keys(differing(data.form, before.form)).find((name) => name.startsWith('approval.'));
    if (limit && !isOwner(working.operator)) throw invalid({ [`settings[${limit}]`]: '只能由负责人修改' });
    return {
      data,
      message: '设置已保存',
      subject: 'settings',
      before: differing(before.form, data.form),
      after: differing(data.form, before.form),
    };
  },
  addPicture: async ({ body: { file } }, { db, config, now }) => {
    const world = { db, now, config: { ...config, maxUploadBytes: mostBytes } };
    const { path } = await saveFile(world, { buyerId: null, file, kinds: ['jpeg', 'png', 'webp'], field: 'file' });
    const url = ownPictureStart + path;
    return { data: { url }, message: '图片已上传', subject: url, before: null, after: { url } };
  },
} satisfies DeskHandlers<'getSettings' | 'changeSettings' | 'addPicture'>;
