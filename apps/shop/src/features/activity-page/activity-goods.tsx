import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { Button, EmptyState, ProgressBar, Skeleton, visuallyHidden } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { activityQuery } from '#features/activity/activity.queries.ts';
import { activityGoodsQuery } from '#features/activity/activity-goods.queries.ts';
import { ActivityHead } from '#features/activity/activity-head.tsx';
import { SeckillRounds } from '#features/activity/seckill-rounds.tsx';
import { useActivityTap } from '#features/activity/use-activity-tap.ts';
import { GoodsCards } from '#features/goods-list/goods-cards.tsx';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { GoodsStrip } from '#features/goods-list/goods-strip.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './activity-floors.css.ts';

/** An activity with its products; `above` is above both. */
export function ActivityGoods({ id, above }: { id: number; above?: ReactNode }) {
  const query = useQuery({ ...activityQuery(id), enabled: id > 0 });
  const { data, refetch } = query;
  const { data: user } = useQuery(userStateQuery());
  useActivityTap(data ? id : 0, user?.isLoggedIn === true);
  return (
    <Loaded query={query} fullPage missing={<NoActivity />} skeleton={<Skeleton height={480} />}>
      {(data) => {
        const { title, kind, startsAt } = data.activity;
        const lead = (
          <>
            {above}
            {kind === 'seckill' && <SeckillRounds id={id} />}
            <ActivityHead detail={data} onTurn={() => void refetch()} />
          </>
        );
        return startsAt > data.timestamp ? (
          <ComingGoods id={id} isSeckill={kind === 'seckill'}>
            {lead}
          </ComingGoods>
        ) : (
          <GoodsList preset={{ activityId: id }} title={title} headed lead={lead}>
            {data.sold &&
              ((goods, busy) => (
                <GoodsCards goods={goods} busy={busy}>
                  {({ id }) => <SoldBar percent={data.sold?.find(({ goodsId }) => goodsId === id)?.percent} />}
                </GoodsCards>
              ))}
          </GoodsList>
        );
      }}
    </Loaded>
  );
}

/** The share sold of a seckill product's stock; nothing if it has no stock of its own. */
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

/** The first products of an activity that has not begun, at their present prices. */
function ComingGoods({ id, isSeckill, children }: { id: number; isSeckill: boolean; children: ReactNode }) {
  const { data } = useQuery(activityGoodsQuery(id));
  const goods = data?.list ?? [];
  return (
    <div className={css.page}>
      {children}
      {goods.length > 0 && (
        <GoodsStrip title="活动商品预告" goods={goods}>
          {isSeckill ? (entry) => <StartReminder goods={entry} /> : undefined}
        </GoodsStrip>
      )}
    </div>
  );
}

/** A price reminder: the round's start makes the product cheaper. */
const StartReminder = ({ goods: { id, name, price } }: { goods: Goods }) =>
  price !== null && (
    <Button
      href={href('goods_reminders', {}, { goods: id })}
      size="small"
      tone="brandOutline"
      aria-label={`开抢提醒 ${name}`}
    >
      开抢提醒
    </Button>
  );

export const NoActivity = () => (
  <>
    <h1 className={visuallyHidden}>活动</h1>
    <EmptyState
      title="活动不存在或已结束"
      picture="search"
      action={<Button href={href('no_activity')}>看看正在进行的活动</Button>}
    />
  </>
);
