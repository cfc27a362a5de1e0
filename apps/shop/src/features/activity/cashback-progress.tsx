import { useQuery } from '@tanstack/react-query';
import { nextTier } from '@yaoji/domain';
import { TierProgress } from '@yaoji/ui';
import { progressOf } from '#features/cart/group-progress.ts';
import { shortMoney } from '#shared/money/short-amount.ts';
import * as css from './cart-progress.css.ts';
import { cashbackQuery } from './cashback.queries.ts';

/** The buyer's paid orders of the running cashback, and the amount missing to its next tier. */
export function CashbackProgress({ title }: { title: string }) {
  const { data } = useQuery(cashbackQuery());
  const bar = data && progressOf({ title, tiers: data.tiers, measured: data.amount });
  const next = data && data.missing !== null ? nextTier(data.tiers, data.amount) : null;
  return (
    <div className={css.progress}>
      <TierProgress {...(bar ?? { percent: 0, label: `${title}进度` })} />
      <p className={css.text}>
        {data && `已付 ${shortMoney(data.amount)}`}
        {next && data?.missing && `，再买 ${shortMoney(data.missing)} 返 ${shortMoney(next.tier.money)}`}
      </p>
    </div>
  );
}
