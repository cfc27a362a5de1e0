import type { Checkout } from '@yaoji/api-client/wire';
import { formatMoney } from '@yaoji/ui';
import type { CheckoutChoices } from '#features/order/checkout-draft.ts';
import { formatDay } from '#shared/time/format-time.ts';
import * as css from './checkout.css.ts';
import { FoldingCard } from './folding-card.tsx';
import { OptionCards } from './option-cards.tsx';

type BenefitChoiceProps = { checkout: Checkout; onChoose: (choices: CheckoutChoices) => void };

const none = (count: number) => ({ value: 0, title: '不使用', ...(count > 0 ? { aside: `${count} 张可用` } : {}) });

/** One coupon (D2), one voucher and one red packet; unavailable ones show the reason. */
export function BenefitChoice({ checkout, onChoose }: BenefitChoiceProps) {
  const { coupons, unusableCoupons, vouchers, redPackets } = checkout;
  if (coupons.length + unusableCoupons.length + vouchers.length + redPackets.length === 0) return null;
  return (
    <FoldingCard title="优惠">
      <div className={css.benefits}>
        {coupons.length + unusableCoupons.length > 0 && (
          <div>
            <h3 className={css.subheading}>优惠券</h3>
            <OptionCards
              label="优惠券"
              name="coupon"
              value={checkout.couponId}
              onChange={(couponId) => onChoose({ couponId })}
              options={[
                none(coupons.length),
                ...coupons.map(({ coupon, money }) => ({
                  value: coupon.id,
                  title: coupon.coupon.title,
                  aside: `−${formatMoney(money)}`,
                  note: [coupon.coupon.scopeLabel, `${formatDay(coupon.endsAt)}到期`],
                })),
                ...unusableCoupons.map(({ coupon, reason }) => ({
                  value: coupon.id,
                  title: coupon.coupon.title,
                  note: reason,
                  disabled: true,
                })),
              ]}
            />
          </div>
        )}
        {vouchers.length > 0 && (
          <div>
            <h3 className={css.subheading}>现金券</h3>
            <OptionCards
              label="现金券"
              name="voucher"
              value={checkout.voucherId}
              onChange={(voucherId) => onChoose({ voucherId })}
              options={[none(vouchers.length), ...vouchers.map(toOption)]}
            />
          </div>
        )}
        {redPackets.length > 0 && (
          <div>
            <h3 className={css.subheading}>红包</h3>
            <OptionCards
              label="红包"
              name="red-packet"
              value={checkout.redPacketId}
              onChange={(redPacketId) => onChoose({ redPacketId })}
              options={[none(redPackets.length), ...redPackets.map(toOption)]}
            />
          </div>
        )}
      </div>
    </FoldingCard>
  );
}

const toOption = ({
  id,
  title,
  money,
  endsAt,
}: Pick<Checkout['vouchers'][number], 'id' | 'title' | 'money' | 'endsAt'>) => ({
  value: id,
  title,
  aside: `−${formatMoney(money)}`,
  note: `${formatDay(endsAt)}到期`,
});
