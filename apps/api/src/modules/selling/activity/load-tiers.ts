import type { Goods, Tier } from '@yaoji/api-client/wire';
import { compareDecimals, mergeTiers } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { loadGoods, type Viewing } from '#modules/catalogue/goods/index.ts';
import { toQuantity, toUnitPrice } from '#wire-values.ts';
import { type ActivityRow, tiersOf } from './activity.repository.ts';

/** The tiers of an activity for its page: none reached, swap prices only for viewers who may see prices (P1). */
export const loadTiers = async (db: Executor, row: ActivityRow, viewing: Viewing): Promise<Tier[]> => {
  const found = await tiersOf(db, row.id);
  const ids = found.flatMap((tier) => tier.goods.map(({ goodsId }) => goodsId));
  const goods = await loadGoods(db, { ids, ...viewing });
  const shown = (goodsId: number, quantity: string) => {
    const each = goods.get(goodsId);
    if (!each) return null;
    const picture = each.pictures[0]?.thumbnail ?? '';
    const { name, spec, unit } = each;
    return { goodsId, name, spec, unit, number: toQuantity(quantity), stock: stockOf(each), picture };
  };
  const tiers = found.map((tier) => ({
    amount: row.config.measure === 'pieces' ? toQuantity(tier.amount) : toUnitPrice(tier.amount),
    money: tier.money,
    status: 0 as const,
    gifts: tier.goods.flatMap(({ goodsId, quantity, price }) =>
      price === null ? withoutBlock(shown(goodsId, quantity)) : [],
    ),
    swaps: tier.goods.flatMap(({ goodsId, quantity, price }) => {
      const entry = shown(goodsId, quantity);
      return entry && price !== null && !goods.get(goodsId)?.isPriceHidden
        ? [{ ...entry, price: toUnitPrice(price) }]
        : [];
    }),
  }));
  return mergeTiers(tiers);
};

/** The page tells everybody what there is; who may not have it reads so in the cart. */
const withoutBlock = <Shown>(entry: Shown | null) => (entry ? [{ ...entry, block: null }] : []);

const stockOf = ({ stock }: Goods) => (compareDecimals(stock, 0) > 0 ? stock : '0');
