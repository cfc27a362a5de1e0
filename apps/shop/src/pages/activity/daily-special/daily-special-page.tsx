import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { Breadcrumb, Card, Countdown, EmptyState, Skeleton } from '@yaoji/ui';
import { GoodsStrip } from '#features/goods/goods-strip.tsx';
import { dailySpecialsQuery } from '#features/promotion/daily-specials.queries.ts';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import * as layout from '#shared/page/page.css.ts';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import * as css from './daily-special.css.ts';

const title = getRoute('daily_special').title ?? '';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(dailySpecialsQuery());

/** Today's prices until they end, and a preview of tomorrow's (R012). */
export default function DailySpecialPage() {
  const query = useQuery(dailySpecialsQuery());
  const { data, refetch } = query;
  return (
    <div className={layout.page}>
      <div className={layout.crumbs}>
        <Breadcrumb items={[{ label: '首页', href: href('home') }, { label: title }]} />
      </div>
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
      </div>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {({ goods, tomorrow }) => (
          <>
            {goods.length > 0 ? (
              <GoodsStrip title="今日特价" goods={goods} />
            ) : (
              <Card>
                <EmptyState title="今日特价已结束" />
              </Card>
            )}
            {tomorrow.length > 0 && <GoodsStrip title="明日预告" subtitle="明日零点起按特价供应" goods={tomorrow} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
