import { useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { rebateText } from '@yaoji/api-client/view';
import type { ClaimableCoupon, GoodsDetail } from '@yaoji/api-client/wire';
import { activityKinds } from '@yaoji/domain';
import { formatMoney, Link } from '@yaoji/ui';
import { useClaimCoupon } from '#features/coupon/claim-coupon.mutation.ts';
import { couponStates, rateLabel } from '#features/coupon/coupon-view.ts';
import { goodsDetailQuery } from '#features/goods/goods-detail.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { shortAmount } from '#shared/money/short-amount.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './goods-detail.css.ts';

/** Activities and coupons that lower the price. */
export function GoodsOffers({ detail: { goods, activities, coupons } }: { detail: GoodsDetail }) {
  const client = useQueryClient();
  const claim = useClaimCoupon(() => client.invalidateQueries(goodsDetailQuery(goods.id)));
  const isSwap = goods.ruleRole === 'swap' && goods.swapPrice !== null;
  if (!isSwap && !goods.rebate && activities.length + coupons.length === 0) return null;
  return (
    <ul className={css.offers} aria-label="优惠">
      {isSwap && (
        <li className={css.offer}>
          <span className={css.offerKind}>{activityKinds.swap.name}</span>
          <span className={css.offerText}>
            换购价 {formatMoney(goods.swapPrice ?? '0')}
            <span className={css.quiet}>　{swapWay(goods)}</span>
          </span>
        </li>
      )}
      {goods.rebate && (
        <li className={css.offer}>
          <span className={css.offerKind}>{activityKinds.cashback.name}</span>
          <span className={css.offerText}>
            {rebateText(goods, { formatMoney })}
            {goods.rebateRemarks && <span className={css.quiet}>　{goods.rebateRemarks}</span>}
          </span>
        </li>
      )}
      {activities.map(({ id, kind, title, description, endsAt, url }) => {
        const target = resolveLink(url);
        return (
          <li key={`activity ${id}`} className={css.offer}>
            <span className={css.offerKind}>{activityKinds[kind].name}</span>
            <span className={css.offerText}>
              {description || title}
              {endsAt > 0 && <span className={css.quiet}>　至 {formatMinute(endsAt)}</span>}
            </span>
            {target && <Link href={target}>去看看</Link>}
          </li>
        );
      })}
      {coupons.length > 0 && (
        <li className={css.offer}>
          <span className={css.offerKind}>优惠券</span>
          <details className={css.coupons}>
            <summary className={css.couponSummary}>
              {coupons.length} 张：{coupons.map(({ coupon }) => couponText(coupon)).join(' · ')}
            </summary>
            <ul className={css.offers} aria-label="优惠券">
              {coupons.map(({ coupon, status }) => (
                <li key={`coupon ${coupon.id}`} className={css.offer}>
                  <span className={css.offerText}>
                    <span>{couponText(coupon)}</span>
                    <span className={css.quiet}>　{[coupon.title, coupon.scopeLabel].filter(Boolean).join('，')}</span>
                  </span>
                  {status === 'claimable' ? (
                    <RoleButton
                      operation={operations.claimCoupon}
                      size="small"
                      tone="brandOutline"
                      loading={claim.isPending && claim.variables === coupon.id}
                      onClick={() => claim.mutate(coupon.id)}
                      aria-label={`领取 ${coupon.title}`}
                    >
                      领取
                    </RoleButton>
                  ) : (
                    <span className={css.quiet}>{couponStates[status]}</span>
                  )}
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

/** How to swap the product; added from here, it costs its normal price. */
const swapWay = ({ ruleText, price }: GoodsDetail['goods']) =>
  [ruleText, '在购物车中换购'].filter(Boolean).join('，') + (price ? `；直接加购按 ${formatMoney(price)}` : '');

function couponText({ money, rate, threshold }: ClaimableCoupon['coupon']) {
  const from = Number(threshold) > 0 ? `满${shortAmount(threshold)}` : '无门槛';
  return money ? `${from}减${shortAmount(money)}` : `${from}享${rateLabel(rate ?? '1')}`;
}
