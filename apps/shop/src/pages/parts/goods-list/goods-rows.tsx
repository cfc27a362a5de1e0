import type { Goods } from '@yaoji/api-client/wire';
import { addMoney, clampQuantity, multiplyMoney } from '@yaoji/domain';
import { Button, GoodsTable, Price } from '@yaoji/ui';
import { useCallback, useMemo, useState } from 'react';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { useToggleFavourite } from '#features/favourite/toggle-favourite.mutation.ts';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { unitPriceOf } from '#features/goods/goods-price.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './goods-rows.css.ts';

/** Goods as lines of a table: the quantities typed in it add up at its foot and go to the cart together. */
export function GoodsRows({ goods }: { goods: readonly Goods[] }) {
  const loginHref = useLoginHref();
  const all = useAddToCart();
  const single = useAddToCart();
  const favourite = useToggleFavourite();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [adding, setAdding] = useState<number>();

  const entries = useMemo(
    () =>
      new Map(
        goods.map((entry) => [
          entry.id,
          { goods: entry, view: toGoodsView(entry, loginHref), limits: limitsOf(entry) },
        ]),
      ),
    [goods, loginHref],
  );
  const rows = [...entries.values()].map(({ goods, view, limits }) => {
    const chosen = typed.get(goods.id);
    const quantity = chosen === undefined ? firstQuantity(goods, limits) : clampQuantity(chosen, limits).quantity;
    const price = unitPriceOf(goods, quantity);
    const counts = chosen !== undefined && !limits.disabled && price !== null;
    return {
      id: String(goods.id),
      goods: view,
      source: goods,
      quantity,
      limits,
      ...(counts ? { amount: multiplyMoney(price, quantity) } : {}),
      favorite: goods.isFavorite,
      favoritePending: favourite.isPending && favourite.variables.id === goods.id,
      adding: single.adding && adding === goods.id,
    };
  });
  const counted = rows.filter(({ amount }) => amount !== undefined);

  const changeQuantity = useCallback((id: string, quantity: string) => {
    setTyped((before) => new Map(before).set(Number(id), quantity));
  }, []);
  const addOne = (id: string) => {
    const row = rows.find((entry) => entry.id === id);
    if (!row) return;
    setAdding(row.source.id);
    void single.add([toLine(row.source, row.quantity)]).then((added) => added && forget([row.source.id]));
  };
  const addAll = async () => {
    const added = await all.add(counted.map(({ source, quantity }) => toLine(source, quantity)));
    if (added) forget(counted.map(({ source }) => source.id));
  };
  const forget = (ids: readonly number[]) =>
    setTyped((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  const toggleFavourite = (id: string) => {
    const entry = entries.get(Number(id));
    if (entry) favourite.mutate({ id: entry.goods.id, favourite: !entry.goods.isFavorite });
  };

  return (
    <GoodsTable
      rows={rows}
      clamp={clampQuantity}
      onQuantityChange={changeQuantity}
      onAdd={addOne}
      onFavorite={toggleFavourite}
      belowHeader
      footer={
        <div className={css.foot}>
          <span role="status">
            已填 {counted.length} 种，合计{' '}
            <Price value={addMoney(...counted.map(({ amount }) => amount ?? '0'))} size="large" />
          </span>
          <Button tone="price" loading={all.adding} disabled={counted.length === 0} onClick={() => void addAll()}>
            全部加入购物车
          </Button>
        </div>
      }
    />
  );
}
