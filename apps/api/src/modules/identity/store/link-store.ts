import { storeCodec } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import { invalid, Refusal } from '#errors/refusal.ts';
import { authenticateOwner } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { homeOf } from './home-of.ts';
import { findStores, insertLink, lockPair, storesBelow } from './store.repository.ts';
import { toStore } from './store-model.ts';

/**
 * Requests a link from a store to the account that logged in. The store's log-in proves that its staff knows of it;
 * only its own session can confirm it.
 */
export const linkStore: Handler<'linkStore'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  const home = await homeOf(context);
  const storeId = await authenticateOwner(context, body);
  if (storeId === home) throw invalid({ username: '不能绑定当前账号自己' });
  const rows = await findStores(db, [storeId, home]);
  const [store, office] = [storeId, home].map((id) => rows.find((row) => row.id === id));
  if (!store || !office) throw new Refusal('contentMissing');
  await db.transaction(async (tx) => {
    await lockPair(tx, home, storeId);
    if ((await storesBelow(tx, storeId)).includes(home))
      throw invalid({ username: '该账号是本店的总店，不能绑定为门店' });
    if (!(await insertLink(tx, home, storeId, now))) throw invalid({ username: '该门店已绑定' });
    const body = `${office.company}申请绑定本店。同意后，对方可以切换到本店下单；如不是您的总店，请拒绝并修改登录密码。`;
    await sendMessage(tx, storeId, { kind: 'system', title: '总店申请绑定', body, url: href('account_stores') }, now);
    await recordEvent(tx, context, storeId, 'storeAsked', office.company);
  });
  return new Answer(storeCodec.write(toStore(store, signedIn.buyerId)), '已发出申请，请用该门店的账号登录并同意');
};
