import { useQuery } from '@tanstack/react-query';
import type { ActivityDetail } from '@yaoji/api-client/wire';
import { Countdown, visuallyHidden } from '@yaoji/ui';
import { usePricedCart } from '#features/cart/cart.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';
import * as css from './activity-head.css.ts';
import { isFedByCart } from './activity-kind.ts';
import { isFarOff, periodText } from './activity-period.ts';
import { ActivityTiers } from './activity-tiers.tsx';
import { CartProgress } from './cart-progress.tsx';

type ActivityHeadProps = {
  detail: Pick<ActivityDetail, 'activity' | 'rules' | 'timestamp'> & Partial<Pick<ActivityDetail, 'tiers' | 'measure'>>;
  /** Called when the activity begins or ends, to refetch. */
  onTurn: () => void;
};

/** Our own activity banners contain the title; an operator's upload may not. */
const drawn = '/pictures/banner/activity-';

/** Banner, title, period, rules and tiers of an activity, with what the cart has reached. */
export function ActivityHead({
  detail: { activity, rules, timestamp, tiers = [], measure = 'money' },
  onTurn,
}: ActivityHeadProps) {
  const { id, kind, title, image, startsAt, endsAt } = activity;
  const isComing = startsAt > timestamp;
  const isOver = endsAt <= timestamp;
  const until = (isComing ? startsAt : endsAt) * 1000;
  const hasClock = !isOver && !isFarOff(isComing ? startsAt : endsAt, timestamp);
  const { data: user } = useQuery(userStateQuery());
  const isMeasured = user?.isLoggedIn === true && isFedByCart(kind) && !isComing && !isOver;
  const priced = usePricedCart({ enabled: isMeasured }).data?.priced;
  const group = priced ? priced.groups.find(({ activityId }) => activityId === id) : null;
  return (
    <section className={css.head} aria-label={title}>
      <img className={css.banner} src={image} alt="" width={1200} height={200} fetchPriority="high" />
      <div className={css.line}>
        <h1 className={image.startsWith(drawn) ? visuallyHidden : css.title}>{title}</h1>
        <span className={css.period}>{periodText(startsAt, endsAt)}</span>
        {isOver && <span className={css.period}>活动已结束</span>}
        {hasClock && (
          <Countdown
            until={until}
            clockOffsetMs={clockOffsetMs()}
            label={isComing ? '距开始' : '距结束'}
            onEnd={onTurn}
          />
        )}
      </div>
      {rules && (
        <ul className={css.rules} aria-label="活动规则">
          {rules
            .split('\n')
            .filter((rule) => rule.trim() !== '')
            .map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
        </ul>
      )}
      {isMeasured && (
        <div className={css.own}>
          <CartProgress title={title} group={group} />
        </div>
      )}
      <ActivityTiers tiers={tiers} measure={measure} reached={group?.reached?.amount} />
    </section>
  );
}
