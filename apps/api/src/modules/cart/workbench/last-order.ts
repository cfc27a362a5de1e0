import type { Goods, LastOrder } from '@yaoji/api-client/wire';
import { addMoney, type BuyAgainGroup, compareOldLine, multiplyMoney } from '@yaoji/domain';
import { goodsToday } from '#modules/catalogue/goods/index.ts';
import { toQuantity, toSeconds } from '#wire-values.ts';
import type { LastOrderRow } from './workbench.repository.ts';

const shownPictures = 5;

/** An order at today's terms. */
export const toLastOrder = (order: LastOrderRow, goods: ReadonlyMap<number, Goods>): LastOrder => {
  const { lines } = order;
  const compared = lines.map((line) => {
    const today = goods.get(line.goodsId);
    return compareOldLine({ ...line, quantity: toQuantity(line.quantity) }, today ? goodsToday(today) : null);
  });
  const count = (group: BuyAgainGroup) => compared.filter((line) => line.group === group).length;
  return {
    id: order.id,
    orderNo: order.no,
    createdAt: toSeconds(order.createdAt),
    lineCount: lines.length,
    pictures: lines.flatMap(({ goodsId }) => goods.get(goodsId)?.pictures[0] ?? []).slice(0, shownPictures),
    amount: addMoney(...lines.map(({ amount }) => amount)),
    amountToday: addMoney(
      ...compared.map(({ unitPrice, quantity }) => (unitPrice === null ? '0' : multiplyMoney(unitPrice, quantity))),
    ),
    cheaper: count('price_down'),
    dearer: count('price_up'),
    missing: compared.filter(({ unitPrice }) => unitPrice === null).length,
  };
};
