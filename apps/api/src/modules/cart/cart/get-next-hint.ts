import type { Goods } from '@yaoji/api-client/wire';
import { type NextHint, nextHintCodec } from '@yaoji/api-client/wire';
import { type Hint, priceCart, type UsualGoods } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import { usualGoodsOf } from '#modules/identity/purchaser/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toUnitPrice } from '#wire-values.ts';
import { cartRows } from './cart.repository.ts';
import { loadCartFacts } from './cart-facts.ts';
import { priceCartLines } from './price-cart-lines.ts';

/** How many of the most frequently bought products are tried. */
const candidates = 60;

/** The requirements of the next steps, with the cheapest of the buyer's usual products that reach them (K6). */
export const getNextHint: Handler<'getNextHint'> = async ({ query }, { db, signedIn: { buyerId }, now }) => {
  const cart = priceCartLines(await loadCartFacts(db, await cartRows(db, buyerId), buyerId, now));
  const usual = await loadUsual(db, buyerId, now);
  const { hints } = priceCart({ ...cart.input, usualGoods: usual.facts });
  return {
    hints: hints
      .filter(({ kind, id }) => (!query.kind || kind === query.kind) && (!query.id || id === query.id))
      .map((hint) => nextHintCodec.write(toNextHint(hint, usual.goods))),
  };
};

const loadUsual = async (db: Executor, buyerId: number, now: Date) => {
  const ids = await usualGoodsOf(db, buyerId, candidates, now);
  const goods = await loadGoods(db, { ids, buyerId, now });
  // In order of ids: of equal choices the domain takes the first, and it pairs only the first ones.
  const facts = ids.flatMap((id) => {
    const each = goods.get(id);
    return each ? toUsual(each) : [];
  });
  return { goods, facts };
};

const toUsual = (goods: Goods): UsualGoods => ({
  goodsId: goods.id,
  name: goods.name,
  listPrice: goods.listPrice,
  ladder: goods.ladder,
  ownPrice: goods.ownPrice,
  categoryIds: goods.categoryIds,
  maker: goods.maker,
  scope: goods.scope,
  activityIds: goods.activities.map(({ id }) => id),
  freeShippingNumber: goods.freeShippingNumber,
  withCoupon: goods.withCoupon,
  containsEphedrine: goods.containsEphedrine,
  packStep: goods.packStep,
  stock: goods.stock,
  purchaseCap: goods.purchaseCap,
  // The cast: the wire's reason has the same codes.
  block: goods.block as UsualGoods['block'] & object,
  unit: goods.unit,
});

const toNextHint = ({ plan, ...hint }: Hint, goods: Map<number, Goods>): NextHint => ({
  kind: hint.kind,
  id: hint.id ?? 0,
  measure: hint.measure,
  missing: hint.measure === 'money' ? hint.missing : toQuantity(hint.missing),
  gain: hint.gain,
  text: hint.text,
  plan: (plan?.lines ?? []).flatMap((line) => {
    const found = goods.get(line.goodsId);
    if (!found) return [];
    return { goods: found, quantity: line.quantity, unitPrice: toUnitPrice(line.unitPrice), amount: line.amount };
  }),
  planText: plan?.text ?? null,
});
