import { userStateCodec } from '@yaoji/api-client/wire';
import { loadUserState } from '#modules/identity/user/index.ts';
import { removeFileOf, saveFile } from '#modules/platform/file/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { replaceFace } from './account.repository.ts';

/** Every page of the member centre loads the picture. */
const mostBytes = 2 * 1024 * 1024;

/** Changes the picture of an account; without a file, removes it. */
export const changeFace: Handler<'changeFace'> = async ({ body: { file } }, context) => {
  const {
    db,
    config,
    signedIn: { buyerId },
  } = context;
  const world = { ...context, config: { ...config, maxUploadBytes: Math.min(config.maxUploadBytes, mostBytes) } };
  const saved = file && (await saveFile(world, { buyerId, file, kinds: ['jpeg', 'png', 'webp'], field: 'file' }));
  const before = await db.transaction((tx) => replaceFace(tx, buyerId, saved?.url ?? ''));
  await removeFileOf(context, buyerId, before);
  const state = userStateCodec.write(await loadUserState(context, buyerId));
  return new Answer(state, saved ? '头像已更换' : '头像已移除');
};
