import type { UserState, Workbench } from '@yaoji/api-client/wire';
import { formatMoney } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { href } from '#shared/routing/href.ts';
import * as css from './buyer-home.css.ts';
import { PayDeadline } from './pay-deadline.tsx';

type WaitingProps = {
  workbench: Workbench;
  user: UserState;
  /** The time to pay an order has expired. */
  onExpired: () => unknown;
};

/** The buyer's open tasks; each figure links to its source. */
export function Waiting({ workbench, user, onExpired }: WaitingProps) {
  const { pending, shippedCount, couponCount, endingCouponCount, balance } = workbench;
  const document = user.documents[0];
  const [yuan, cents] = formatMoney(balance).split('.');
  return (
    <section className={css.waiting} aria-label="待办">
      <div className={css.who}>
        <p className={css.hello}>{[user.name || user.company, '您好'].filter(Boolean).join('，')}</p>
        <p className={css.quiet}>{user.company}</p>
      </div>
      <Figure
        href={href('order_list', {}, { status: 'pending' })}
        label="待付款"
        note={pending.expiresAt !== null && <PayDeadline until={pending.expiresAt} onEnd={onExpired} />}
      >
        {pending.count} 单{pending.count > 0 && <span className={css.amount}> {formatMoney(pending.total)}</span>}
      </Figure>
      <Figure href={href('order_list', {}, { status: 'shipped' })} label="运输中">
        {shippedCount} 单
      </Figure>
      <Figure
        href={href('wallet_coupons')}
        label="可用券"
        note={endingCouponCount > 0 && `3 天内到期 ${endingCouponCount}`}
      >
        {couponCount} 张
      </Figure>
      <Figure href={href('wallet_balance')} label="余额">
        {yuan}
        <span className={css.wide}>.{cents}</span>
      </Figure>
      <Figure href={href('account_documents')} label="证照" note={document?.name} tone={document ? 'warning' : 'plain'}>
        {document ? <TimeLeft days={document.daysLeft} /> : '有效'}
      </Figure>
    </section>
  );
}

function TimeLeft({ days }: { days: number }) {
  if (days < 0) return '已过期';
  return (
    <>
      {days} 天<span className={css.wide}>后到期</span>
    </>
  );
}

type FigureProps = {
  href: string;
  label: string;
  note?: ReactNode;
  tone?: keyof typeof css.figure;
  children: ReactNode;
};

const Figure = ({ href, label, note, tone = 'plain', children }: FigureProps) => (
  <a className={css.tile} href={href}>
    <span className={css.label}>
      {label}
      {note && <span className={css.note}> · {note}</span>}
    </span>
    <strong className={css.figure[tone]}>{children}</strong>
  </a>
);
