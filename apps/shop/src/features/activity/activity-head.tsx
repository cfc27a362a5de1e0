import type { ActivityDetail } from '@yaoji/api-client/wire';
import { Countdown, visuallyHidden } from '@yaoji/ui';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';
import * as css from './activity-head.css.ts';
import { ActivityTiers } from './activity-tiers.tsx';

type ActivityHeadProps = {
  detail: Pick<ActivityDetail, 'activity' | 'rules' | 'timestamp'> & Partial<Pick<ActivityDetail, 'tiers' | 'measure'>>;
  /** Called when the activity begins or ends, to refetch. */
  onTurn: () => void;
};

/** Our own activity banners contain the title; an operator's upload may not. */
const drawn = '/pictures/banner/activity-';
const longDayMs = 100 * 86_400_000;

/** Banner, title, rules and remaining time of an activity. */
export function ActivityHead({
  detail: { activity, rules, timestamp, tiers = [], measure = 'money' },
  onTurn,
}: ActivityHeadProps) {
  const { title, image, startsAt, endsAt } = activity;
  const isComing = startsAt > timestamp;
  const isOver = endsAt <= timestamp;
  const until = (isComing ? startsAt : endsAt) * 1000;
  // An activity that runs for years needs no clock.
  const hasClock = !isOver && until - timestamp * 1000 < longDayMs;
  return (
    <section className={css.head} aria-label={title}>
      <img className={css.banner} src={image} alt="" width={1200} height={200} fetchPriority="high" />
      <div className={css.line}>
        <h1 className={image.startsWith(drawn) ? visuallyHidden : css.title}>{title}</h1>
        {isOver && <span className={css.over}>活动已结束</span>}
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
      <ActivityTiers tiers={tiers} measure={measure} />
    </section>
  );
}
