import { useTexts } from '../../texts/texts-provider.tsx';
import { ReasonedButton, type ReasonedButtonProps } from '../button/reasoned-button.tsx';
import { Radio } from '../checkbox/radio.tsx';
import { Price } from '../price/price.tsx';
import * as css from './coupon-card.css.ts';

const couponCardTexts = { chosen: '已选', use: '使用' };

export type CouponView = {
  /** Discount as a decimal string, or a rate in words, e.g. 9.4折. */
  value: { amount: string } | { rate: string };
  /** E.g. 满300可用. */
  threshold: string;
  /** Heading and accessible name. */
  title: string;
  /** Products it applies to. */
  scope?: string | undefined;
  /** E.g. 2026-10-01 至 2026-10-31. */
  period?: string | undefined;
};

type CouponAction = { label: string } & Pick<
  ReasonedButtonProps,
  'onClick' | 'href' | 'loading' | 'disabled' | 'disabledReason'
>;

export type CouponCardProps = {
  coupon: CouponView;
  /** Button to claim or use it. */
  action?: CouponAction;
  /** Status shown instead of the button: 已领取, 已使用, 已过期. Fades the card. */
  state?: string;
  /** Makes it selectable, as one of several. */
  choice?: { name: string; checked: boolean; onChange: () => void; disabled?: boolean };
  /** Why it cannot be used now. */
  reason?: string;
};

/** A coupon: its discount, threshold, products and validity. */
export function CouponCard({ coupon, action, state, choice, reason }: CouponCardProps) {
  const texts = useTexts('couponCard', couponCardTexts);
  const off = state !== undefined || choice?.disabled;
  return (
    <article
      className={css.card}
      aria-label={coupon.title}
      {...(choice?.checked ? { 'data-chosen': '' } : {})}
      {...(off ? { 'data-off': '' } : {})}
    >
      <div className={css.value}>
        {'amount' in coupon.value ? (
          <Price value={coupon.value.amount} size="huge" tone={off ? 'muted' : 'price'} shrink />
        ) : (
          <span className={css.rate}>{coupon.value.rate}</span>
        )}
        <span>{coupon.threshold}</span>
      </div>
      <div className={css.body}>
        <h3 className={css.title}>{coupon.title}</h3>
        {coupon.scope && <p className={css.quiet}>{coupon.scope}</p>}
        <div className={css.foot}>
          <span className={css.period}>{coupon.period}</span>
          {state && <span className={css.state}>{state}</span>}
          {action && <Action {...action} />}
          {choice && (
            <Radio
              name={choice.name}
              label={choice.checked ? texts.chosen : texts.use}
              checked={choice.checked}
              disabled={choice.disabled}
              onChange={choice.onChange}
            />
          )}
        </div>
        {reason && <p className={css.reason}>{reason}</p>}
      </div>
    </article>
  );
}

const Action = ({ label, ...button }: CouponAction) => (
  <ReasonedButton size="small" {...button}>
    {label}
  </ReasonedButton>
);
