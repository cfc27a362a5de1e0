import { CheckIcon } from '../../icons/icons.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './steps-banner.css.ts';

export type StepsBannerProps = {
  /** From 1. */
  current: number;
  /** Default 购物车, 核对订单信息, 支付订单, 支付完成. */
  steps?: readonly string[];
  /** Names the list. Default 购买步骤. */
  label?: string;
};

const cartSteps = ['购物车', '核对订单信息', '支付订单', '支付完成'];

export function StepsBanner({ current, steps = cartSteps, label = '购买步骤' }: StepsBannerProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map((step, index) => {
        const number = index + 1;
        const done = number < current;
        return (
          <li
            key={step}
            className={css.step}
            {...(number === current ? { 'aria-current': 'step' } : {})}
            {...(done ? { 'data-state': 'done' } : {})}
          >
            <span className={css.number}>
              {done ? (
                <>
                  <CheckIcon size={14} />
                  <span className={visuallyHidden}>已完成</span>
                </>
              ) : (
                number
              )}
            </span>
            <span className={css.name}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
