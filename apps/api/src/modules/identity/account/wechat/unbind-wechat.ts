import { changeAccount } from '#modules/identity/account-change/index.ts';
import { requireIdentity } from '#modules/identity/auth/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { findIdentity, setIdentity } from '../account.repository.ts';

export const unbindWechat: Handler<'unbindWechat'> = async (_, context) => {
  const { buyerId } = context.signedIn;
  const before = await findIdentity(context.db, buyerId);
  if (before) {
    await requireIdentity(context);
    await changeAccount(context, { buyerId, kind: 'wechat', event: 'wechatUnbound', before }, async (tx) => {
      await setIdentity(tx, buyerId, null);
      return true;
    });
  }
  return new Answer(null, '已解除绑定');
};
