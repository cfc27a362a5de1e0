import { lockBuyer } from '#db/lock-buyer.ts';
import { required } from '#errors/refusal.ts';
import { Answer, type Handler } from '#operation.ts';
import { addressesOf, makeDefault, removeAddress } from './address.repository.ts';

export const deleteAddress: Handler<'deleteAddress'> = async ({ params }, { db, signedIn: { buyerId } }) => {
  await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const gone = required(await removeAddress(tx, buyerId, params.id), 'addressMissing');
    const [newest] = gone.isDefault ? await addressesOf(tx, buyerId) : [];
    if (newest) await makeDefault(tx, buyerId, newest.id);
  });
  return new Answer(null, '收货地址已删除');
};
