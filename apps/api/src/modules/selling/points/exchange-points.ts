import { randomUUID } from 'node:crypto';
import { type ExchangeForm, exchangeFormCodec, pointsOrderCodec } from '@yaoji/api-client/wire';
import { chinaDay } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { namedBlock } from '#modules/catalogue/goods/index.ts';
import { addressesOf, toAddress } from '#modules/identity/address/index.ts';
import { bookPoints } from '#modules/money/wallet/index.ts';
import { Answer, type Handler } from '#operation.ts';
import {
  countExchanged,
  insertPointsOrder,
  lockPointsGoods,
  nextPointsOrderId,
  type PointsOrderRow,
  pointsOrderByKey,
  takePointsGoods,
} from './points.repository.ts';
import { toPointsOrder } from './points-models.ts';

export const exchangePoints: Handler<'exchangePoints'> = async ({ body }, { db, signedIn: { buyerId }, now }) => {
  const form = exchangeFormCodec.read(body);
  const order = await retryConflicts(() => db.transaction((tx) => exchange(tx, buyerId, form, now)));
  return new Answer(pointsOrderCodec.write(toPointsOrder(order)), '兑换成功');
};

/** Takes the products and the points for them, both or neither. */
const exchange = async (tx: Tx, buyerId: number, form: ExchangeForm, now: Date): Promise<PointsOrderRow> => {
  await lockBuyer(tx, buyerId);
  const key = form.idempotencyKey ?? randomUUID();
  const earlier = await pointsOrderByKey(tx, buyerId, key);
  if (earlier) return sameExchange(earlier, form);

  const address = (await addressesOf(tx, buyerId)).find(({ id }) => id === form.addressId);
  if (!address) throw new Refusal('addressMissing');
  const goods = await lockPointsGoods(tx, form.goodsId);
  if (!goods?.isOpen) throw new Refusal('pointsGoodsUnlisted');
  const block = await namedBlock(tx, goods.name, 'points', { buyerId, now });
  if (block) throw new Refusal('pointsGoodsBlocked', { words: block });
  const left = goods.perBuyer - (await countExchanged(tx, buyerId, goods.id));
  if (goods.perBuyer > 0 && form.quantity > left) {
    throw new Refusal('pointsGoodsLimit', { left, perBuyer: goods.perBuyer });
  }
  if (!(await takePointsGoods(tx, goods.id, form.quantity))) {
    throw new Refusal('pointsGoodsStock', { stock: goods.stock });
  }

  const id = await nextPointsOrderId(tx);
  const points = goods.points * form.quantity;
  const { receiver, phone, regionCode, region, detail } = toAddress(address);
  const order = await insertPointsOrder(tx, {
    id,
    no: `J${chinaDay(now).replaceAll('-', '')}${String(id).padStart(7, '0')}`,
    buyerId,
    pointsGoodsId: goods.id,
    idempotencyKey: key,
    name: goods.name,
    image: goods.image,
    quantity: form.quantity,
    points,
    address: { receiver, phone, regionCode, region, detail },
    createdAt: now,
  });
  const remark = `兑换${goods.name}×${form.quantity}`;
  const movement = {
    kind: 'exchange',
    change: -points,
    orderId: null,
    reference: `points-order:${id}`,
    remark,
  } as const;
  if ((await bookPoints(tx, buyerId, movement, now)) === 'too_little') {
    throw new Refusal('pointsTooFew');
  }
  return order;
};

/** Reuse of a key with different content is the caller's error, which must not go unnoticed. */
const sameExchange = (earlier: PointsOrderRow, { goodsId, quantity }: ExchangeForm) => {
  if (earlier.pointsGoodsId !== goodsId || earlier.quantity !== quantity) {
    throw new Refusal('requestReused');
  }
  return earlier;
};
