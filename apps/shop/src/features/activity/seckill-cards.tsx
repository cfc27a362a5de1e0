import type { ActivityDetail, Goods } from '@yaoji/api-client/wire';
import { GoodsGrid, ProgressBar } from '@yaoji/ui';
import { CompareMark } from '#features/compare/compare-mark.tsx';
import { CompareSlot } from '#features/compare/compare-slot.tsx';
import { GoodsItem } from '#features/goods/goods-item.tsx';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './seckill-cards.css.ts';

type SeckillCardsProps = {
  goods: readonly Goods[];
  busy?: boolean;
  sold: NonNullable<ActivityDetail['sold']>;
};

const eagerCount = 5;

/** The products of a running seckill, each with the share sold of its stock. */
export function SeckillCards({ goods, busy = false, sold }: SeckillCardsProps) {
  const loginHref = useLoginHref();
  const percents = new Map(sold.map(({ goodsId, percent }) => [goodsId, percent]));
  return (
    <>
      <GoodsGrid busy={busy} label="秒杀商品">
        {goods.map((entry, index) => (
          <GoodsItem
            key={entry.id}
            goods={entry}
            loginHref={loginHref}
            eager={index < eagerCount}
            headingLevel={2}
            mark={CompareMark}
          >
            <SoldBar percent={percents.get(entry.id)} />
          </GoodsItem>
        ))}
      </GoodsGrid>
      <CompareSlot />
    </>
  );
}

function SoldBar({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  const text = percent === 100 ? '已抢完' : `已抢 ${percent}%`;
  return (
    <span className={css.sold}>
      <ProgressBar label="已抢" percent={percent} tone="promo" />
      <span className={css.soldText}>{text}</span>
    </span>
  );
}
