import { Answer, type Handler } from '#operation.ts';
import { unbindIdentity } from '../account.repository.ts';

export const unbindWechat: Handler<'unbindWechat'> = async (_, { db, signedIn }) => {
  await unbindIdentity(db, signedIn.buyerId);
  return new Answer(null, '已解除绑定');
};
