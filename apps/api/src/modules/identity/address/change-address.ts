import { addressCodec } from '@yaoji/api-client/wire';
import { lockBuyer } from '#db/lock-buyer.ts';
import { required } from '#errors/refusal.ts';
import { Answer, type Handler } from '#operation.ts';
import { makeDefault, updateAddress } from './address.repository.ts';
import { readAddress } from './address-form.ts';
import { toAddress } from './address-model.ts';

export const changeAddress: Handler<'changeAddress'> = async ({ params, body }, { db, signedIn: { buyerId } }) => {
  const fields = readAddress(body);
  const changed = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const row = required(await updateAddress(tx, buyerId, params.id, fields), 'addressMissing');
    if (body.is_default === 1 && !row.isDefault) await makeDefault(tx, buyerId, row.id);
    return { ...row, isDefault: row.isDefault || body.is_default === 1 };
  });
  return new Answer(addressCodec.write(toAddress(changed)), '收货地址已保存');
};
