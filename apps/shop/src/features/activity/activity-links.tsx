import { useQuery } from '@tanstack/react-query';
import type { ActivitySummary } from '@yaoji/api-client/wire';
import { activityKinds } from '@yaoji/domain';
import { ChevronRightIcon, GoodsPicture, Price, StatusTag } from '@yaoji/ui';
import { usePricedCart } from '#features/cart/cart.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { serverNow } from '#shared/clock/server-clock.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { isFedByCart } from './activity-kind.ts';
import * as css from './activity-links.css.ts';
import { endText } from './activity-period.ts';
import { CartProgress } from './cart-progress.tsx';
import { CashbackProgress } from './cashback-progress.tsx';

/** Activities as cards that link to their pages: kind, rule, period, best sellers, and what the cart has reached. */
export function ActivityLinks({ activities }: { activities: readonly ActivitySummary[] }) {
  const { data: user } = useQuery(userStateQuery());
  const isBuyer = user?.isLoggedIn === true;
  const priced = usePricedCart({ enabled: isBuyer }).data?.priced;
  return (
    <ul className={css.activities}>
      {activities.map((activity) => (
        <li key={activity.id} className={css.activity}>
          <ActivityLink activity={activity} />
          {isBuyer && activity.kind === 'cashback' && <CashbackProgress title={activity.title} />}
          {isBuyer && isFedByCart(activity.kind) && (
            <CartProgress
              title={activity.title}
              group={priced ? priced.groups.find(({ activityId }) => activityId === activity.id) : null}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function ActivityLink({ activity }: { activity: ActivitySummary }) {
  const { id, kind, title, description, url, endsAt, goodsCount, goods = [] } = activity;
  return (
    <>
      <a className={css.head} href={resolveLink(url) ?? href('activity_zone', { id })}>
        <span className={css.title}>
          <StatusTag tone="brand">{activityKinds[kind].name}</StatusTag>
          <strong className={css.name}>{title}</strong>
          <span className={css.more}>
            {goodsCount > 0 ? `${goodsCount} 种商品` : '去看看'}
            <ChevronRightIcon size={14} />
          </span>
        </span>
        <span className={css.rule}>{description}</span>
        <span className={css.period}>{endText(endsAt, serverNow().getTime() / 1000)}</span>
      </a>
      {goods.length > 0 && (
        <ul className={css.goods} aria-label={`${title}的商品`}>
          {goods.map((each) => (
            <li key={each.id}>
              <a className={css.product} href={href('list_info', { id: each.id })}>
                <span className={css.picture}>
                  <GoodsPicture src={each.pictures[0]?.thumbnail} alt="" size={88} />
                </span>
                <span className={css.productName} title={each.name}>
                  {each.name}
                </span>
                {each.price !== null && <Price value={each.price} size="small" />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
