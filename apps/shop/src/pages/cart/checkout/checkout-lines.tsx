import type { Checkout } from '@yaoji/api-client/wire';
import { Button, Card, GoodsOffer, GoodsOffers, Link } from '@yaoji/ui';
import { useState } from 'react';
import { lineWarnings } from '#features/cart/line-warnings.ts';
import { checkLineView } from '#features/order/line-view.ts';
import { OrderLineTable } from '#features/order/order-line-table.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './checkout.css.ts';
import type { PriceChange } from './price-changes.ts';

/** Lines shown at first; the others expand on request (K1). */
const firstLines = 30;

type CheckoutLinesProps = { checkout: Checkout; changes: readonly PriceChange[] };

/** The ordered lines, each with its expiring document (B3) and changes (O3). */
export function CheckoutLines({ checkout, changes }: CheckoutLinesProps) {
  const [isExpanded, setExpanded] = useState(false);
  const { lines, rules } = checkout;
  const shown = isExpanded ? lines : lines.slice(0, firstLines);
  const hidden = lines.length - shown.length;
  const notesOf = (lineId: number) => [
    ...changes.filter((change) => change.lineId === lineId).map(({ message }) => message),
    ...lineWarnings(checkout.warnings, lineId),
  ];
  return (
    <Card
      title="商品清单"
      note={`共 ${checkout.totals.lineCount} 种`}
      aside={<Link href={href('cart')}>返回购物车修改</Link>}
    >
      <OrderLineTable label="商品清单" lines={shown.map((line) => checkLineView(line, checkout, notesOf(line.id)))} />
      {hidden > 0 && (
        <div className={css.more}>
          <Button tone="outline" onClick={() => setExpanded(true)}>{`展开其余 ${hidden} 种商品`}</Button>
        </div>
      )}
      {rules.gifts.length > 0 && (
        <div className={css.gifts}>
          <GoodsOffers label="赠品">
            {rules.gifts.map((gift) => (
              <GoodsOffer
                key={`${gift.activityId} ${gift.goodsId}`}
                tag="赠"
                name={gift.name}
                href={href('list_info', { id: gift.goodsId })}
                picture={gift.picture}
                quantity={`×${gift.number}${gift.unit}`}
                faded={gift.number === '0'}
                {...(gift.shortage ? { note: gift.shortage } : {})}
              />
            ))}
          </GoodsOffers>
        </div>
      )}
    </Card>
  );
}
