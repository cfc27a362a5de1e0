import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { compareMoney, subtractMoney } from '@yaoji/domain';
import { getRoute } from '@yaoji/routes';
import { Button, Card, Countdown, EmptyState, Price, SegmentedControl, Skeleton } from '@yaoji/ui';
import { useState } from 'react';
import { dailySpecialsQuery } from '#features/activity/daily-specials.queries.ts';
import { GoodsStrip, type GoodsStripProps } from '#features/goods-list/goods-strip.tsx';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './daily-special.css.ts';

const title = getRoute('daily_special').title ?? '';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(dailySpecialsQuery());

const sorts = { default: '默认', saving: '降价最多', price: '价格最低' };

const saving = ({ price, struckPrice }: Goods) => (price && struckPrice ? subtractMoney(struckPrice, price) : '0');
/** Hidden prices come last. */
const byPrice = ({ price: one }: Goods, { price: other }: Goods) =>
  one !== null && other !== null ? compareMoney(one, other) : Number(one === null) - Number(other === null);
const sorted = (goods: readonly Goods[], sort: keyof typeof sorts) => {
  if (sort === 'default') return goods;
  return goods.toSorted((one, other) =>
    sort === 'price' ? byPrice(one, other) : compareMoney(saving(other), saving(one)),
  );
};

/** Today's prices until they end, and a preview of tomorrow's (R012). */
export default function DailySpecialPage() {
  const query = useQuery(dailySpecialsQuery());
  const { data, refetch } = query;
  const wanted = useSearch().get('sort');
  const sort = wanted === 'saving' || wanted === 'price' ? wanted : 'default';
  return (
    <SubPage trail={[{ label: title }]}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {data?.endsAt && (
          <Countdown
            until={data.endsAt * 1000}
            clockOffsetMs={clockOffsetMs()}
            label="距结束"
            onEnd={() => void refetch()}
          />
        )}
        {data?.goods.some(({ price }) => price) && (
          <div className={css.sort}>
            <SegmentedControl
              label="排序"
              value={sort}
              items={(['default', 'saving', 'price'] as const).map((value) => ({
                value,
                label: sorts[value],
                href: href('daily_special', {}, value === 'default' ? {} : { sort: value }),
              }))}
            />
          </div>
        )}
      </div>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {({ goods, tomorrow }) => (
          <>
            {goods.length > 0 ? (
              <Specials title="今日特价" isTitleHidden goods={sorted(goods, sort)} />
            ) : (
              <Card>
                <EmptyState title="今日特价已结束" />
              </Card>
            )}
            {tomorrow.length > 0 && (
              <Specials title="明日预告" subtitle="明日零点起按特价供应" goods={tomorrow}>
                {({ price, special }) => price && special && <ComingPrice price={special.price} />}
              </Specials>
            )}
          </>
        )}
      </Loaded>
    </SubPage>
  );
}

const firstShown = 15;

/** Today's or tomorrow's products, the rest on demand. */
function Specials({
  goods,
  ...strip
}: Pick<GoodsStripProps, 'title' | 'isTitleHidden' | 'subtitle' | 'goods' | 'children'>) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <GoodsStrip {...strip} goods={showsAll ? goods : goods.slice(0, firstShown)} />
      {!showsAll && goods.length > firstShown && (
        <Button tone="outline" onClick={() => setShowsAll(true)} aria-label={`${strip.title} 显示全部`}>
          显示全部 {goods.length} 种
        </Button>
      )}
    </>
  );
}

const ComingPrice = ({ price }: { price: string }) => (
  <span className={css.coming}>
    明日 <Price value={price} size="small" weight="semi" />
  </span>
);
