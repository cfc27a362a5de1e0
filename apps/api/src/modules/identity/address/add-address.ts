import { addressCodec } from '@yaoji/api-client/wire';
import { lockBuyer } from '#db/lock-buyer.ts';
import { invalid } from '#errors/refusal.ts';
import { Answer, type Handler } from '#operation.ts';
import { countAddresses, insertAddress, makeDefault } from './address.repository.ts';
import { readAddress } from './address-form.ts';
import { toAddress } from './address-model.ts';

const most = 50;

export const addAddress: Handler<'addAddress'> = async ({ body }, { db, signedIn: { buyerId } }) => {
  const fields = readAddress(body);
  const added = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const count = await countAddresses(tx, buyerId);
    if (count >= most) throw invalid({ receiver: `最多保存${most}个收货地址` });
    const row = await insertAddress(tx, buyerId, fields);
    const isDefault = body.is_default === 1 || count === 0;
    if (isDefault) await makeDefault(tx, buyerId, row.id);
    return { ...row, isDefault };
  });
  return new Answer(addressCodec.write(toAddress(added)), '收货地址已添加');
};
