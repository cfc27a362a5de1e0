import { useTexts } from '../../texts/texts-provider.tsx';
import { formatMoney } from '../price/format-money.ts';
import * as css from './goods-own.css.ts';
import type { GoodsView } from './goods-view.ts';

const goodsOwnTexts = {
  inCart: '购物车',
  last: '上次',
  lowest: '最低',
  per: (unit: string) => `/${unit}`,
};

/** Quantity in the cart, in the corner of the picture. */
export function InCart({ quantity }: { quantity: string }) {
  const texts = useTexts('goodsOwn', goodsOwnTexts);
  return (
    <span className={css.inCart}>
      {texts.inCart} {quantity}
    </span>
  );
}

/** Comparisons for the price: the price per piece among similar products, and the last price paid. */
export function OwnPrices({
  goods: { contentPrice, lastPrice },
}: {
  goods: Pick<GoodsView, 'contentPrice' | 'lastPrice'>;
}) {
  const texts = useTexts('goodsOwn', goodsOwnTexts);
  return (
    <>
      {contentPrice && (
        <span className={css.each} data-own={contentPrice.lowest ? 'lowest' : ''}>
          {contentPrice.lowest && <span className={css.lowest}>{texts.lowest}</span>}
          {formatMoney(contentPrice.price)}
          {texts.per(contentPrice.unit)}
        </span>
      )}
      {lastPrice && (
        <span className={css.last} data-own="">
          {texts.last} {formatMoney(lastPrice)}
        </span>
      )}
    </>
  );
}
