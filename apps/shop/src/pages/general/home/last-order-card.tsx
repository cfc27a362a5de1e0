import type { LastOrder } from '@yaoji/api-client/wire';
import { Button, Card, formatMoney, GoodsPicture, Link, Price } from '@yaoji/ui';
import { lazy, Suspense, useState } from 'react';
import { lastMonth, writeOrderFilters } from '#features/order/order-filters.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import { href } from '#shared/routing/href.ts';
import { formatMonthDay } from '#shared/time/format-time.ts';
import * as css from './buyer-home.css.ts';

const BuyAgainDialog = lazy(whenOnline(() => import('#features/buy-again/buy-again-dialog.tsx')));

/** The last order at today's prices, with a button to reorder. */
export function LastOrderCard({ order }: { order: LastOrder }) {
  const { id, orderNo, createdAt, lineCount, pictures, amount, amountToday } = order;
  const [isOpen, setOpen] = useState(false);
  const lastMonthHref = href('order_list', {}, writeOrderFilters(lastMonth(new Date())));
  return (
    <div>
      <button type="button" className={css.phoneTile} onClick={() => setOpen(true)}>
        <span className={css.phoneTitle}>再来一单</span>
        <span className={css.quiet}>
          {lineCount} 种 {formatMoney(amountToday)}
        </span>
      </button>
      <div className={css.wideOnly}>
        <Card title="再来一单" padding="medium" aside={<Link href={href('order_list')}>全部订单</Link>}>
          <div className={css.again}>
            <p className={css.pictures}>
              {pictures.map(({ thumbnail }) => (
                <span key={thumbnail} className={css.picture}>
                  <GoodsPicture src={thumbnail} alt="" size={44} eager />
                </span>
              ))}
            </p>
            <p>
              {formatMonthDay(createdAt)} 的订单，共 {lineCount} 种 <strong>{formatMoney(amount)}</strong>
            </p>
            <p className={css.quiet}>
              今天会是 <Price value={amountToday} size="small" />
              {differences(order)}
            </p>
            <div className={css.actions}>
              <Button onClick={() => setOpen(true)}>核对后加购</Button>
              <Button tone="plain" href={lastMonthHref}>
                上月的订单
              </Button>
            </div>
          </div>
        </Card>
      </div>
      {isOpen && (
        <Suspense>
          <BuyAgainDialog
            orderId={id}
            orderNo={orderNo}
            onClose={() => setOpen(false)}
            lead={<Link href={lastMonthHref}>上月的订单</Link>}
          />
        </Suspense>
      )}
    </div>
  );
}

function differences({ cheaper, dearer, missing }: LastOrder): string {
  const parts = [
    cheaper > 0 && `降价 ${cheaper} 种`,
    dearer > 0 && `涨价 ${dearer} 种`,
    missing > 0 && `暂不可购 ${missing} 种`,
  ].filter(Boolean);
  return parts.length > 0 ? `，${parts.join('，')}` : '，与上次相同';
}
