import { useQuery } from '@tanstack/react-query';
import type { ActivitySummary, Cashback } from '@yaoji/api-client/wire';
import { nextTier } from '@yaoji/domain';
import { Button, Card, formatMoney, Link, Price, StageTrack } from '@yaoji/ui';
import { ActivityHead } from '#features/activity/activity-head.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './cashback.css.ts';
import { cashbackStages } from './cashback-stages.ts';

type CashbackHeadProps = { cashback: Cashback; activity: ActivitySummary; onTurn: () => void };

/** The cashback's rules and the buyer's progress. */
export function CashbackHead({ cashback, activity, onTurn }: CashbackHeadProps) {
  const { rules, timestamp, tiers, amount, missing } = cashback;
  const { data: user } = useQuery(userStateQuery());
  const loginHref = useLoginHref();
  const next = missing === null ? null : nextTier(tiers, amount);
  return (
    <>
      <ActivityHead detail={{ activity, rules, timestamp }} onTurn={onTurn} />
      <Card title="我的进度" aside={user?.isLoggedIn ? <Link href={href('order_list')}>查看订单</Link> : undefined}>
        <div className={css.progress}>
          {user?.isLoggedIn ? (
            <p className={css.reached}>
              <span className={css.label}>活动期内已付货款</span>
              <Price value={amount} size="huge" tone="ink" />
              <span className={css.hint}>
                {next && missing ? (
                  <>
                    再买 <Price value={missing} size="small" />
                    ，可返 {formatMoney(next.tier.money)}
                  </>
                ) : (
                  '已达到最高档'
                )}
              </span>
            </p>
          ) : (
            <p className={css.reached}>
              <span className={css.hint}>登录后查看累计金额与可得返现</span>
              <Button href={loginHref} size="small">
                登录查看
              </Button>
            </p>
          )}
          <StageTrack label={`返现档位，已累计 ${formatMoney(amount)}`} stages={cashbackStages(cashback)} />
        </div>
      </Card>
    </>
  );
}
