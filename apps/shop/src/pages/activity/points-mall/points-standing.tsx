import { Button, formatCount, Link, Skeleton } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { linkTo } from '#shared/routing/link-to.ts';
import * as css from './points-mall.css.ts';

type PointsStandingProps = {
  /** Undefined until loaded. */
  isLoggedIn: boolean | undefined;
  points: number | undefined;
  /** Replaces the points if they fail to load. */
  failure: ReactNode;
  loginHref: string;
};

/** The buyer's points and their history. */
export function PointsStanding({ isLoggedIn, points, failure, loginHref }: PointsStandingProps) {
  const log = linkTo('wallet_points');
  const orders = linkTo('points_orders');
  if (isLoggedIn === false) {
    return (
      <p className={css.standing}>
        <Button href={loginHref} size="small">
          登录查看我的积分
        </Button>
      </p>
    );
  }
  return (
    <p className={css.standing}>
      <span>我的积分</span>
      {points === undefined ? (
        failure || <Skeleton width={72} height={24} />
      ) : (
        <strong className={css.figure}>{formatCount(points)}</strong>
      )}
      {log && <Link href={log}>积分明细</Link>}
      {orders && <Link href={orders}>兑换记录</Link>}
    </p>
  );
}
