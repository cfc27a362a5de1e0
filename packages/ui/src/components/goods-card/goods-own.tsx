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

/** The price per piece, and if similar products are compared, whether it is the lowest. */
export function PiecePrice({ contentPrice }: Pick<GoodsView, 'contentPrice'>) {
  const texts = useTexts('goodsOwn', goodsOwnTexts);
  if (!contentPrice) return null;
  return (
    <span className={css.each} data-own={contentPrice.lowest ? 'lowest' : ''}>
      {contentPrice.lowest && <span className={css.lowest}>{texts.lowest}</span>}
      {formatMoney(contentPrice.price)}
      {texts.per(contentPrice.unit)}
    </span>
  );
}

/** Comparisons for the price: per piece among similar products, per kilogram always, and the last price paid. */
export function OwnPrices({
  goods: { contentPrice, lastPrice },
}: {
  goods: Pick<GoodsView, 'contentPrice' | 'lastPrice'>;
}) {
  return (
    <>
      {contentPrice && (contentPrice.lowest !== null || contentPrice.unit === 'kg') && (
        <PiecePrice contentPrice={contentPrice} />
      )}
      <LastPrice lastPrice={lastPrice} />
    </>
  );
}

export function LastPrice({ lastPrice }: Pick<GoodsView, 'lastPrice'>) {
  const texts = useTexts('goodsOwn', goodsOwnTexts);
  if (!lastPrice) return null;
  return (
    <span className={css.last} data-own="">
      {texts.last} {formatMoney(lastPrice)}
    </span>
  );
}
