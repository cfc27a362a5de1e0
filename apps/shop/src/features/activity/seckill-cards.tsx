import type { ActivityDetail, Goods } from '@yaoji/api-client/wire';
import { GoodsGrid, Link, ProgressBar } from '@yaoji/ui';
import { CompareMark } from '#features/compare/compare-mark.tsx';
import { CompareSlot } from '#features/compare/compare-slot.tsx';
import { GoodsItem } from '#features/goods/goods-item.tsx';
import { href } from '#shared/routing/href.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './seckill-cards.css.ts';

type SeckillCardsProps = {
  goods: readonly Goods[];
  busy?: boolean;
  /** The share that the round has sold of each product; null before its start. */
  sold: NonNullable<ActivityDetail['sold']> | null;
};

const eagerCount = 5;

/** The products of a seckill round: what is sold of its stock, or a reminder of its start. */
export function SeckillCards({ goods, busy = false, sold }: SeckillCardsProps) {
  const loginHref = useLoginHref();
  const percents = new Map(sold?.map(({ goodsId, percent }) => [goodsId, percent]));
  return (
    <>
      <GoodsGrid busy={busy} label={sold === null ? '活动商品预告' : '秒杀商品'}>
        {goods.map((entry, index) => (
          <GoodsItem
            key={entry.id}
            goods={entry}
            loginHref={loginHref}
            eager={index < eagerCount}
            headingLevel={2}
            mark={CompareMark}
          >
            {sold === null ? <StartReminder goods={entry} /> : <SoldBar percent={percents.get(entry.id)} />}
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

/** A price reminder: the round's start makes the product cheaper. */
const StartReminder = ({ goods: { id, name, price } }: { goods: Goods }) =>
  price !== null && (
    <Link href={href('goods_reminders', {}, { goods: id })} aria-label={`开抢提醒 ${name}`}>
      开抢提醒
    </Link>
  );
